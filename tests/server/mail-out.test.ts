import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
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

const subjectsTo = (email: string): readonly unknown[] => mailbox.to(email).map(({ subject }) => subject);

test('a move goes to the opponent by mail, once', async () => {
  const { id, players } = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(server, id);
  if (game === undefined) throw new Error('There is no game');
  await server.composed.settled();
  const sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
  await playOn(sockets, game, () => 0);
  await server.composed.settled();
  const subject = `Your move against ${game.first} (Kombe la Baraza)`;
  expect(subjectsTo(players.get(game.second)!.email).filter((one) => one === subject)).toHaveLength(1);
});

test('to an address that nobody has shown to be his one question goes, and mails of games after it is answered', async () => {
  const { id, players } = await runningTournament(server, ['Dalila', 'Eshe', 'Faraji']);
  await server.composed.settled();
  const [first, second] = (await gamesOf(server, id)).filter((game) => game.second === 'Eshe');
  if (first === undefined || second === undefined) throw new Error('She is second in no two games');
  const eshe = players.get('Eshe')!;
  const before = mailbox.to(eshe.email).length;
  await server.db.prisma.account.update({ where: { id: eshe.accountId }, data: { emailVerified: false } });
  const sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
  const play = async (game: typeof first) => {
    await playOn(sockets, game, () => 0);
    await server.composed.settled();
  };
  await play(first);
  await play(second);
  expect(subjectsTo(eshe.email).slice(before)).toEqual(['Is this your address? Your mails from Baraza']);
  const LOG = '{ viewer { mail { deliveries(first: 20) { edges { node { kind steps { state code } } } } } } }';
  const log = listAt(at(await server.data(LOG, {}, eshe), 'viewer.mail.deliveries.edges.*.node'));
  const suppressed = { kind: 'MOVE', steps: [{ state: 'SUPPRESSED', code: 'UNPROVEN' }] };
  expect(log.filter(({ kind }) => kind === 'MOVE')).toEqual([suppressed, suppressed]);
  const [, token = ''] = /\/account\/address#(\S+)/.exec(mailbox.to(eshe.email).at(-1)?.text ?? '') ?? [];
  await server.auth('/confirm-address', { token });
  await play(first);
  await play(first);
  expect(subjectsTo(eshe.email).slice(before + 1)).toEqual([`Your move against ${first.first} (Kombe la Baraza)`]);
});
