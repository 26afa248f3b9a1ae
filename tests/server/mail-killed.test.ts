import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { confirmingClient } from '../support/confirmed-person.ts';
import { gamesOf, runningTournament, playOn } from '../support/api-tournament.ts';
import { dataFolder } from '../support/data-folder.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';

const folder = dataFolder();
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

test('killed while it hands a mail over and before it makes another, the server sends both after its restart, and none twice', async () => {
  const variables = { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example' };
  folder.make();
  const first = folder.start([], variables);
  let api = confirmingClient(apiClient(await first.url), mailbox);
  const { id, players } = await runningTournament(api, ['Amina', 'Bakari', 'Chausiku']);
  await mailbox.until(players.size);
  const [game, later] = await gamesOf(api, id);
  if (game === undefined || later === undefined) throw new Error('There is no game');
  mailbox.hold(true);
  const sockets = new Map([...players].map(([name, person]) => [name, api.socket(person)]));
  await playOn(sockets, game, () => 0);
  await mailbox.held();
  // No mail is made while one is handed over, so that of this move nothing but its event is there.
  await playOn(sockets, later, () => 0);
  first.kill('SIGKILL');
  await first.ended;
  await api.close();
  mailbox.hold(false);
  const second = folder.start([], variables);
  api = apiClient(await second.url);
  await mailbox.until(players.size + 2);
  const { email } = players.get(game.second)!;
  const subjects = mailbox.to(email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Kombe la Baraza has started', `Your move against ${game.first} (Kombe la Baraza)`]);
  expect(mailbox.received).toHaveLength(players.size + 2);
  await api.close();
  second.kill('SIGTERM');
  await second.ended;
});
