import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 8_800);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (name: string, input: object, fields = '') => mutate(api, director.context, name, input, fields);

async function started(format: string, names: readonly string[]): Promise<string> {
  const settings = { name: 'Undone', game: 'BAO', format, venue: 'ELSEWHERE' };
  const made = await run('createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
  const tournamentId = textAt(made, 'tournament.id');
  await run('openRegistration', { tournamentId });
  await run('enterPlayers', { tournamentId, newPlayers: names.map((name) => ({ name })) });
  await run('closeRegistration', { tournamentId });
  await run('startTournament', { tournamentId });
  return tournamentId;
}

const report = async (tournamentId: string, lines: readonly string[]) => {
  world.pass(HOUR);
  return run('importResults', { tournamentId, text: lines.join('\n') });
};
const UNDONE =
  '... on UndoReportSuccess { games { status result { how } } tournament { status gamesDecided } effects { standings { entry { player { name } } } } }';
const undo = (tournamentId: string, more: object = {}) => run('undoReport', { tournamentId, ...more }, UNDONE);
const READ = `query ($id: ID!) { tournament(id: $id) { status gamesDecided lastStageStandings { points entry { player { name ratings { elo games } } } }
  log(first: 30) { edges { node { text } } } } }`;
const read = async (id: string) => at(await api.data(world.anonymous, READ, { id }), 'tournament');

/** Points and ratings of everybody; a rating that rests on nothing is none. */
const rowsOf = (tournament: unknown) =>
  listAt(tournament, 'lastStageStandings').map((row) => [
    at(row, 'entry.player.name'),
    at(row, 'points'),
    listAt(row, 'entry.player.ratings').filter((rating) => at(rating, 'games') !== 0),
  ]);

test('what was reported last is taken back whole: games, table, ratings and the end of the tournament; the report before stays', async () => {
  const id = await started('ROUND_ROBIN', ['Ana Undone', 'Ben Undone', 'Cleo Undone']);
  expect(await undo(id)).toMatchObject({ __typename: 'WrongStatus' });
  await report(id, ['Ana Undone, Ben Undone, ++']);
  const before = await read(id);
  await report(id, ['Ana Undone, Cleo Undone, +-', 'Ben Undone, Cleo Undone, ++']);
  expect(await read(id)).toMatchObject({ status: 'FINISHED', gamesDecided: 6 });
  const print = await fingerprint(db);
  const tried = await undo(id, { dryRun: true });
  expect(at(tried, 'effects.standings.*.entry.player.name')).toEqual(
    expect.arrayContaining(['Ana Undone', 'Cleo Undone']),
  );
  expect(await fingerprint(db)).toEqual(print);
  const key = { idempotencyKey: 'back' };
  const done = await undo(id, key);
  expect(done).toMatchObject({ tournament: { status: 'RUNNING', gamesDecided: 2 } });
  expect(at(done, 'games')).toEqual(Array.from({ length: 4 }, () => ({ status: 'RUNNING', result: null })));
  expect(await undo(id, key)).toMatchObject({ tournament: { gamesDecided: 2 } });
  const after = await read(id);
  expect(rowsOf(after)).toEqual(rowsOf(before));
  expect(JSON.stringify(at(after, 'log'))).toContain('The last 4 results are taken back.');
  await report(id, ['Ana Undone, Cleo Undone, ++', 'Ben Undone, Cleo Undone, ++']);
  expect(await read(id)).toMatchObject({ status: 'FINISHED', gamesDecided: 6 });
  const stranger = await world.person('Stranger');
  expect(await mutate(api, stranger.context, 'undoReport', { tournamentId: id })).toMatchObject({
    __typename: 'Forbidden',
  });
});

const PAIRS = `query ($id: ID!) { tournament(id: $id) { status log(last: 30) { edges { node { text } } }
  games(first: 20) { nodes { id number status seats { player { name } } } } } }`;
async function pairsOf(id: string): Promise<readonly { id: string; open: boolean; pair: readonly string[] }[]> {
  const found = await api.data(director.context, PAIRS, { id });
  return listAt(found, 'tournament.games.nodes').map((game) => ({
    id: textAt(game, 'id'),
    open: at(game, 'status') !== 'FINISHED',
    pair: listAt(game, 'seats').map((seat) => textAt(seat, 'player.name')),
  }));
}
const GONE = `... on UndoReportSuccess { boardsGone { number entries { player { name } } } effects { summary } }`;

test('a round that was only drawn goes with the results that led to it, and comes again; not once something has happened in it', async () => {
  const swiss = await started('SWISS', ['Dan Undone', 'Eve Undone', 'Fay Undone', 'Gil Undone', 'Hob Undone']);
  const round = await pairsOf(swiss);
  expect(round).toHaveLength(2);
  const lines = round.map(({ pair }) => `${pair[0]}, ${pair[1]}, +`);
  await report(swiss, lines.slice(0, 1));
  expect(await undo(swiss)).toMatchObject({ tournament: { gamesDecided: 0 } });
  await report(swiss, lines);
  const drawn = (await pairsOf(swiss)).filter(({ open }) => open).map(({ pair }) => pair);
  expect(drawn).toHaveLength(2);
  const print = await fingerprint(db);
  const tried = await run('undoReport', { tournamentId: swiss, dryRun: true }, GONE);
  expect(at(tried, 'boardsGone.*.entries.*.player.name')).toEqual(drawn);
  expect(JSON.stringify(at(tried, 'effects.summary'))).toContain(
    `2 boards that were only drawn from this are gone: ${drawn.map((pair) => pair.join(' – ')).join(' and ')}.`,
  );
  expect(await fingerprint(db)).toEqual(print);
  expect(await undo(swiss)).toMatchObject({ tournament: { gamesDecided: 0 } });
  expect((await pairsOf(swiss)).map(({ id }) => id)).toEqual(round.map(({ id }) => id));
  await report(swiss, lines);
  const again = (await pairsOf(swiss)).filter(({ open }) => open);
  expect(again.map(({ pair }) => pair)).toEqual(drawn);
  await run('adjudicate', { gameId: again[0]?.id, winner: 'FIRST', reason: 'He was not there.' });
  expect(await undo(swiss)).toMatchObject({
    message: expect.stringContaining('played or reported in what was drawn') as string,
  });
});

test('not after a correction: those are corrected one by one', async () => {
  const robin = await started('ROUND_ROBIN', ['Hal Undone', 'Ida Undone', 'Jon Undone']);
  await report(robin, ['Hal Undone, Ida Undone, +']);
  const decided = await api.data(
    director.context,
    'query ($id: ID!) { tournament(id: $id) { games(first: 9, status: FINISHED) { edges { node { id } } } } }',
    { id: robin },
  );
  const gameId = textAt(decided, 'tournament.games.edges.0.node.id');
  await run('correctResult', { gameId, winner: null, how: 'NO_RESULT' });
  expect(await undo(robin)).toMatchObject({ message: expect.stringContaining('was corrected or ruled on') as string });
});
