import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ variables: { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example' } });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

test('a move goes to the opponent by mail, once', async () => {
  const { id, players } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(server, id);
  if (game === undefined) throw new Error('There is no game');
  await server.composed.settled();
  const sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
  await playOn(sockets, game, () => 0);
  await server.composed.settled();
  const { email } = players.get(game.second)!;
  const subjects = mailbox.to(email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === `Your move against ${game.first} (Kombe la Baraza)`)).toHaveLength(1);
});
