import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
let tournamentId: string;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Director', 'DIRECTOR');
  const settings = { name: 'Kombe', game: 'GO', format: 'SWISS', venue: 'ELSEWHERE' };
  const made = await run('createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  tournamentId = textAt(made, 'tournament.id');
  await run('openRegistration', {});
  const newPlayers = Array.from({ length: 25 }, (_, index) => ({
    name: `Player ${String.fromCodePoint(65 + index)}`,
    elo: 1_500 + 10 * index,
  }));
  await run('enterPlayers', { newPlayers });
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (name: string, input: object, fields = ''): Promise<Answer> =>
  mutate(api, director.context, name, { ...(tournamentId && { tournamentId }), ...input }, fields);

const ENTRIES = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $status: [EntryStatus!], $search: String) {
  tournament(id: $id) { entries(first: $first, after: $after, last: $last, before: $before, status: $status, search: $search) {
    totalCount nodes { status player { id name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const page = async (variables: object = {}): Promise<Answer> =>
  at(
    await api.data<Answer>(world.anonymous, ENTRIES, { id: tournamentId, ...variables }),
    'tournament.entries',
  ) as Answer;
const namesIn = (entries: Answer) => listAt(entries, 'nodes').map((entry) => textAt(entry, 'player.name'));
const playerNamed = async (name: string | undefined) => at(await page({ search: name }), 'nodes.0.player.id');

test('entries are read page by page, in the order of entry, and who goes meanwhile takes nobody else with him', async () => {
  const all = namesIn(await page({ first: 100 }));
  expect(new Set(all).size).toBe(25);
  const usual = await page();
  expect([namesIn(usual), usual.totalCount, at(usual, 'pageInfo.hasNextPage')]).toEqual([all.slice(0, 20), 25, true]);
  const first = await page({ first: 10 });
  await run('leaveTournament', { playerId: await playerNamed(all[1]) });
  await run('leaveTournament', { playerId: await playerNamed(all[9]) });
  const second = await page({ first: 10, after: at(first, 'pageInfo.endCursor') });
  expect([namesIn(second), second.totalCount]).toEqual([all.slice(10, 20), 23]);
  const rest = await page({ after: at(second, 'pageInfo.endCursor') });
  expect([namesIn(rest), at(rest, 'pageInfo.hasNextPage')]).toEqual([all.slice(20, 25), false]);
  const back = await page({ last: 2, before: at(rest, 'pageInfo.startCursor') });
  expect([namesIn(back), at(back, 'pageInfo.hasPreviousPage')]).toEqual([all.slice(18, 20), true]);
});

test('once registration is closed they stand by their seeding, and are found by name, handle and how they stand', async () => {
  await run('closeRegistration', {});
  const seeded = namesIn(await page({ first: 100 }));
  expect(seeded, 'the strongest first').toEqual(seeded.toSorted().toReversed());
  const [second, third, last] = [1, 2, 22].map((place) => seeded[place]);
  await run('startTournament', {});
  await run('withdraw', { playerId: await playerNamed(second) });
  await run('disqualify', { playerId: await playerNamed(third), reason: 'Was helped.' });
  await run('disqualify', { playerId: await playerNamed(second), reason: 'Was helped.' });
  await run('withdraw', { playerId: await playerNamed(last) });

  expect(listAt(await page({ first: 3 }), 'nodes').map(({ status }) => status)).toEqual([
    'TAKES_PART',
    'DISQUALIFIED',
    'DISQUALIFIED',
  ]);
  expect(await page({ status: ['WITHDRAWN'] })).toMatchObject({
    totalCount: 1,
    nodes: [{ status: 'WITHDRAWN', player: { name: last } }],
  });
  const out = await page({ status: ['DISQUALIFIED', 'WITHDRAWN'], first: 2 });
  expect([namesIn(out), out.totalCount]).toEqual([[second, third], 3]);
  expect(namesIn(await page({ status: ['DISQUALIFIED', 'WITHDRAWN'], after: at(out, 'pageInfo.endCursor') }))).toEqual([
    last,
  ]);
  expect((await page({ status: ['TAKES_PART'] })).totalCount).toBe(20);
  expect(await page({ status: ['INVITED', 'OUT'] })).toMatchObject({ totalCount: 0, nodes: [] });
  const handle = last?.replace(' ', '-').toUpperCase();
  expect(namesIn(await page({ search: ` ${handle} ` })), 'by handle').toEqual([last]);
  expect(await page({ search: 'nobody' })).toMatchObject({ totalCount: 0, nodes: [] });
});

test('the player list is read page by page too, and a cursor of another list is refused', async () => {
  const LIST = `query ($id: ID!, $after: String) { tournament(id: $id) { playerList(first: 2, after: $after) {
    totalCount nodes { player { name } } pageInfo { endCursor } } } }`;
  const ask = (after: unknown) => api.ask(world.anonymous, LIST, { id: tournamentId, after });
  const list = at((await ask(null)).data, 'tournament.playerList') as Answer;
  const strongest = namesIn(await page({ first: 4 }));
  expect([namesIn(list), list.totalCount]).toEqual([strongest.slice(0, 2), 23]);
  const rest = at((await ask(at(list, 'pageInfo.endCursor'))).data, 'tournament.playerList') as Answer;
  expect(namesIn(rest)).toEqual(strongest.slice(2));
  const { errors } = await ask(at(await page({ first: 1 }), 'pageInfo.endCursor'));
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
});
