import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { pageDocument } from '../support/page-documents.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { countStatements } from '../support/statements.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const CROSSTABLE = print(pageDocument('TournamentCrosstable'));

let servers: readonly [TestServer, TestServer];
let tournament: ApiTournament;
let asha: TestPerson;
beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  const one = await startServer({ databaseUrl, seed: 1 });
  servers = [one, await startServer({ databaseUrl, seed: 2, clock: one.clock })];
  tournament = await runningTournament(one, ['Asha', 'Bakari', 'Chausiku']);
  asha = tournament.players.get('Asha')!;
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const crosstable = (server: TestServer, person?: TestPerson) => server.data(CROSSTABLE, { id: tournament.id }, person);
/** Nothing is under way that would be counted too. */
const settled = async () => {
  for (const { composed } of servers) await composed.settled();
};
const namesIn = (table: unknown) =>
  new Set(listAt(table, 'tournament.groups.0.crosstable.rows.*.standing.entry.player.name'));

test('a table that is asked for again is answered by one statement, in the same words and at the same cost', async () => {
  const [server] = servers;
  const first = await server.ask(CROSSTABLE, { id: tournament.id });
  await settled();
  const count = countStatements();
  const again = await server.ask(CROSSTABLE, { id: tournament.id });
  count.stop();
  expect(again.data).toEqual(first.data);
  expect(at(again, 'extensions.cost.actual')).toBe(at(first, 'extensions.cost.actual'));
  expect(count.sent()).toBe(1);
});

test('whatever changes it is in the next answer, at this server and at the other', async () => {
  const [one, other] = servers;
  for (const server of servers)
    expect(namesIn(await crosstable(server))).toEqual(new Set(['Asha', 'Bakari', 'Chausiku']));
  await give(one, asha, 'changeProfile', { name: 'Asha Juma' });
  for (const server of servers)
    expect(namesIn(await crosstable(server))).toEqual(new Set(['Asha Juma', 'Bakari', 'Chausiku']));
  const [game] = await gamesOf(one, tournament.id);
  await give(other, tournament.director, 'adjudicate', { gameId: game!.id, winner: 'FIRST', reason: 'Agreed.' });
  for (const server of servers) {
    const marks = listAt(await crosstable(server), 'tournament.groups.0.crosstable.rows.*.cells.*.games.*.mark');
    expect(marks.flat(2)).toContain('WON');
  }
});

test('who is signed in and who asks over a WebSocket are told the same', async () => {
  const [server] = servers;
  const table = await crosstable(server);
  expect(await crosstable(server, asha)).toEqual(table);
  expect((await server.socket().ask(CROSSTABLE, { id: tournament.id })).data).toEqual(table);
});

test('many who ask at once for what nobody has kept are answered alike, and it is worked out once', async () => {
  const [server] = servers;
  await give(server, asha, 'changeProfile', { name: 'Asha' });
  await settled();
  const alone = countStatements();
  await crosstable(server, asha);
  alone.stop();
  const together = countStatements();
  const tables = await Promise.all(Array.from({ length: 10 }, () => crosstable(server)));
  together.stop();
  expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1);
  expect(textAt(tables[0], 'tournament.id')).toBe(tournament.id);
  expect(together.sent()).toBeLessThan(3 * alone.sent() + 20);
});
