import fc from 'fast-check';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { pageDocument } from '../support/page-documents.ts';
import { propertyRuns } from '../support/property-runs.ts';
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

test('who is signed in is answered by what is kept for all, with what is about himself in it', async () => {
  const [server] = servers;
  const query = `query Own($id: ID!) { t: tournament(id: $id) { id ...Mine groups { crosstable { rows { standing { rank entry { id } } } } } ... on Tournament { name } } }
    fragment Mine on Tournament { viewerEntry { id player { name } } viewerCanDirect version }`;
  const ask = (person: TestPerson | undefined) => server.ask(query, { id: tournament.id }, person);
  const told = async (person: TestPerson) => (await server.socket(person).ask(query, { id: tournament.id })).data;
  await ask(asha);
  const { director } = tournament;
  const bakari = tournament.players.get('Bakari')!;
  await settled();
  const table = await crosstable(server);
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const count = countStatements();
    await work();
    count.stop();
    return count.sent();
  };
  const ofSignedIn = await statementsOf(async () => expect(await crosstable(server, asha)).toEqual(table));
  // To work it out takes eleven.
  expect(ofSignedIn).toBeLessThan(6);
  for (const person of [asha, bakari, director]) {
    const answer = await ask(person);
    expect(answer.data).toEqual(await told(person));
    // Asha has another name since.
    const name = at(answer, 'data.t.viewerEntry.player.name') ?? null;
    expect(name).toEqual(person === director ? null : expect.stringMatching(`^${person.name}`));
    expect(at(answer, 'data.t.viewerCanDirect')).toBe(person === director);
  }
  expect((await ask(undefined)).data).toMatchObject({ t: { viewerEntry: null, viewerCanDirect: false } });
  expect(await server.data(query, { id: 'Um91bmRSb2JpblRvdXJuYW1lbnQ6bm9uZQ' }, asha).catch(() => 'refused')).toEqual(
    await server.data(query, { id: 'Um91bmRSb2JpblRvdXJuYW1lbnQ6bm9uZQ' }).catch(() => 'refused'),
  );
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

test('while commands are given at both servers, nobody is told of less than was done before he asked', async () => {
  let runs = 0;
  const deed = fc.record({ at: fc.nat(1), isResult: fc.boolean(), winner: fc.constantFrom('FIRST', 'SECOND') });
  const property = fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 8 }), async (deeds) => {
    const [one] = servers;
    const names = ['Salma', 'Tumaini', 'Zuberi'].map((name) => `${name} ${(runs += 1)}`);
    const running = await runningTournament(one, names, {}, tournament.director);
    const renamed = running.players.get(names[0]!)!;
    const open = [...(await gamesOf(one, running.id))];
    const before = { results: 0, name: 0 };
    let isOver = false;

    async function write(): Promise<void> {
      for (const [index, { at: server, isResult, winner }] of deeds.entries()) {
        const game = isResult ? open.shift() : undefined;
        if (game === undefined) {
          await give(servers[server]!, renamed, 'changeProfile', { name: `Named ${index + 1}` });
          before.name = index + 1;
        } else {
          const input = { gameId: game.id, winner, reason: 'Agreed.' };
          await give(servers[server]!, running.director, 'adjudicate', input);
          before.results += 1;
        }
      }
      isOver = true;
    }

    async function read(server: TestServer, person?: TestPerson): Promise<void> {
      while (!isOver) {
        const { results, name } = before;
        const table = await server.data(CROSSTABLE, { id: running.id }, person);
        const rows = 'tournament.groups.0.crosstable.rows';
        const marks = (at(table, `${rows}.*.cells.*.games.*.mark`) as readonly unknown[]).flat(2);
        expect(marks.filter((mark) => mark === 'WON').length).toBeGreaterThanOrEqual(results);
        const named = listAt(table, rows).map((row) => /^Named (\d+)$/.exec(textAt(row, 'standing.entry.player.name')));
        expect(Number(named.find((match) => match !== null)?.[1] ?? 0)).toBeGreaterThanOrEqual(name);
      }
    }

    await Promise.all([write(), ...servers.flatMap((server) => [read(server), read(server), read(server, asha)])]);
    for (const server of servers) {
      const { data } = await server.socket().ask(CROSSTABLE, { id: running.id });
      for (const person of [undefined, asha])
        expect(await server.data(CROSSTABLE, { id: running.id }, person)).toEqual(data);
    }
  });
  await fc.assert(property, propertyRuns(1, 30));
});
