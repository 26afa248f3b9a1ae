import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

let mailbox: Mailbox;
let servers: readonly TestServer[];
beforeAll(async () => {
  mailbox = await openMailbox();
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  const variables = { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example', AUTH_SECRET: 'x'.repeat(32) };
  const first = await startServer({ databaseUrl, variables, seed: 1 });
  servers = [first, await startServer({ databaseUrl, variables, seed: 2, clock: first.clock })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await mailbox.close();
});

test('two servers over one database send every mail once between them', async () => {
  const [one, other] = servers as readonly [TestServer, TestServer];
  const { id, players } = await runningTournament(one, ['Amina', 'Bakari', 'Chausiku', 'Dalila']);
  const games = await gamesOf(other, id);
  await Promise.all(
    games.map((game, index) => {
      const server = index % 2 === 0 ? one : other;
      const sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
      return playOn(sockets, game, () => 0);
    }),
  );
  await one.composed.settled();
  await other.composed.settled();
  await mailbox.until(players.size + games.length);
  await one.composed.settled();
  const ids = mailbox.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(players.size + games.length);
  const rows = await one.db.prisma.outboxMail.groupBy({ by: ['kind', 'state'], _count: true, where: { kind: 'MOVE' } });
  expect(rows).toEqual([{ kind: 'MOVE', state: 'SENT', _count: games.length }]);
});
