import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { nameOf } from '../../api/src/graphql/type-name.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const TABLES = `query ($id: ID!, $asOf: DateTime) { tournament(id: $id) {
  ranking(asOf: $asOf, first: 50) { nodes { place shared entry { id } } }
  groups { key gamesTotal(asOf: $asOf) gamesDecided(asOf: $asOf) standings(asOf: $asOf) { rank points played entry { id } }
    crosstable(asOf: $asOf) { rows { cells { opponent { id } games { mark how overridden game { id } } } } } }
  ... on SwissTournament { rounds(asOf: $asOf) { number boards { pairing { id } first { pointsBefore game { mark } } } } }
  ... on KnockoutTournament { rounds(asOf: $asOf) { number size bye { id }
    matches { number state winner { id } sides { points entry { id } } currentGame { number } } } } } }`;
const TIMELINE = `query ($id: ID!, $most: Int) { tournament(id: $id) { startedAt
  timeline(most: $most) { ticks { at results recorded } starts { at name } } } }`;

const NAMES = ['Asha', 'Juma', 'Neema', 'Tumo', 'Zuri'];
const idOf = ({ id }: RunningTournament, format: CreateTournamentInput['format']): string =>
  globalId(nameOf(format, 'Tournament'), id);

async function tables(id: string, asOf: string | null = null): Promise<Fields> {
  const found = at(await api.data(world.anonymous, TABLES, { id, asOf }), 'tournament') as Fields;
  // What came later is there with nothing in it.
  return { ...found, groups: listAt(found, 'groups').filter(({ gamesTotal }) => gamesTotal !== 0) };
}

async function timeline(id: string, most = 200): Promise<Fields> {
  return at(await api.data(world.anonymous, TIMELINE, { id, most }), 'tournament.timeline') as Fields;
}

/** Decides every game that is open, an hour after the other, until nothing is left; answers the tables after each. */
async function decideAll(running: RunningTournament, id: string): Promise<readonly Fields[]> {
  const after: Fields[] = [];
  for (;;) {
    const open = (await running.games()).find(({ status }) => status !== 'FINISHED');
    if (open === undefined) return after;
    world.pass(HOUR);
    const winner = after.length % 3 === 1 ? 'second' : 'first';
    must(await adjudicate(running.director.context, { gameId: open.id, winner, reason: 'As it was played.' }));
    after.push(await tables(id));
  }
}

test.each([
  ['ROUND_ROBIN', 3, { settings: { preset: 'FREE' } }, ['Round robin']],
  ['SWISS', 5, { settings: {}, game: 'OWARE', gameConfig: {} }, ['Round 1', 'Round 2', 'Round 3']],
  [
    'KNOCKOUT',
    5,
    { settings: { length: 1 }, game: 'BACKGAMMON', gameConfig: {}, venue: 'ELSEWHERE', timeControl: null },
    ['Round 1', 'Semi-finals', 'Final'],
  ],
] as const)(
  'in a tournament of %s tables at every tick are those after so many results',
  async (format, players, input, starts) => {
    const running = await world.running(NAMES.slice(0, players), { ...input, format });
    const id = idOf(running, format);
    const before = await tables(id);
    const [started] = listAt(await timeline(id), 'starts');
    const after = await decideAll(running, id);
    const { ticks } = await timeline(id);
    expect(await tables(id, textAt(started, 'at'))).toEqual(before);
    expect(at(ticks, '*.recorded')).toEqual(after.map((_, index) => index + 1));
    expect(at(ticks, '*.results')).toEqual(after.map(() => 1));
    for (const [index, tick] of listAt(ticks).entries()) {
      expect(await tables(id, textAt(tick, 'at'))).toEqual(after[index]);
    }
    expect(at(await timeline(id), 'starts.*.name')).toEqual(starts);
  },
);

test('a correction is a tick of its own, and of many ticks those that follow each other are one, with their number', async () => {
  const running = await world.running(NAMES.slice(0, 3));
  const id = idOf(running, 'ROUND_ROBIN');
  expect(await timeline(id)).toMatchObject({ ticks: [] });
  const after = await decideAll(running, id);
  const [game] = await running.games();
  if (game === undefined) throw new Error('There is a game');
  world.pass(HOUR);
  must(await adjudicate(running.director.context, { gameId: game.id, winner: 'second', reason: 'Read wrongly.' }));
  const { ticks } = await timeline(id);
  expect(listAt(ticks)).toHaveLength(after.length + 1);
  const thinned = listAt(await timeline(id, 3), 'ticks');
  expect(thinned.map(({ results, recorded }) => [results, recorded])).toEqual([
    [3, 3],
    [3, 6],
    [1, 7],
  ]);
  expect(await tables(id, textAt(thinned[1], 'at'))).toEqual(after[5]);
  const { errors } = await api.ask(world.anonymous, TIMELINE, { id, most: 501 });
  expect(errors?.[0]?.message).toBe('`most` must be 1 to 500.');
});
