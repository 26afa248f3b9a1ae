import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { gameTypeName } from '../../api/src/graphql/game/type.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, SECOND } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  running = await world.running(['Oscar', 'Kobe', 'Jan'], {
    settings: { preset: 'FREE', approvalHours: 24 },
    timeControl: 'T=(3+1)<=7',
  });
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const idOf = (game: GameRecord): string => globalId(gameTypeName(game), game.id);
const nameOf = (player: GameRecord['players']['first']): string => personOf(running.players, player).name;
const between = async (one: string, other: string): Promise<readonly GameRecord[]> =>
  (await running.games()).filter(({ players }) =>
    [one, other].every((name) => [nameOf(players.first), nameOf(players.second)].includes(name)),
  );
const loses = async (name: string, game: GameRecord | undefined): Promise<unknown> =>
  must(await resign(running.players.find((player) => player.name === name)!.context, { gameId: game!.id }));

const TIMES = `query ($id: ID!, $asOf: DateTime) { tournament(id: $id) { groups { crosstable(asOf: $asOf) { rows { standing {
  entry { player { name } } timeUsed { used of }
} } } } } }`;
const DECIDING =
  'query ($id: ID!, $first: Int!) { tournament(id: $id) { decidingGames(first: $first) { stake game { id } } } }';
const id = (): string => globalId('RoundRobinTournament', running.id);

/** What each has used of all he had, by name. */
async function times(asOf: string | null = null): Promise<Readonly<Record<string, unknown>>> {
  const answer = await api.data(world.anonymous, TIMES, { id: id(), asOf });
  const rows = listAt(answer, 'tournament.groups.0.crosstable.rows.*.standing');
  return Object.fromEntries(rows.map((row) => [textAt(row, 'entry.player.name'), at(row, 'timeUsed')]));
}

async function deciding(first: number): Promise<readonly Fields[]> {
  return listAt(await api.data(world.anonymous, DECIDING, { id: id(), first }), 'tournament.decidingGames');
}

const seconds = (millis: number): number => millis / SECOND;

test('the time that players have used is told of decided games, of all that their clocks gave them', async () => {
  const begun = new Date(world.now()).toISOString();
  expect(await times()).toEqual({ Oscar: null, Kobe: null, Jan: null });
  const [game] = await between('Oscar', 'Kobe');
  const [first, second] = [nameOf(game!.players.first), nameOf(game!.players.second)];
  world.pass(DAY);
  must(
    await playMove(personOf(running.players, game!.players.first).context, { gameId: game!.id, ply: 0, move: 'A6<' }),
  );
  world.pass(HOUR);
  // Nothing is told of a game that is played.
  expect(await times()).toEqual({ Oscar: null, Kobe: null, Jan: null });
  await loses(second, game);
  expect(await times()).toEqual({
    [first]: { used: seconds(DAY), of: seconds(4 * DAY) },
    [second]: { used: seconds(HOUR), of: seconds(3 * DAY) },
    Jan: null,
  });
  expect(await times(begun)).toEqual({ Oscar: null, Kobe: null, Jan: null });
});

test('games that may decide the lead are told when half of all are decided, and no more than are asked for', async () => {
  expect(await deciding(4)).toEqual([]);
  const [[won], [last]] = await Promise.all([between('Kobe', 'Jan'), between('Jan', 'Oscar')]);
  await loses('Jan', won);
  await loses('Oscar', last);
  const open = (await running.games()).filter(({ status }) => status === 'RUNNING');
  const told = await deciding(20);
  expect(told.length).toBeGreaterThan(1);
  expect(told.map(({ stake }) => stake)).toEqual(told.map(() => 'LEAD'));
  expect(open.map(idOf)).toEqual(expect.arrayContaining(told.map((one) => textAt(one, 'game.id'))));
  expect(await deciding(1)).toEqual(told.slice(0, 1));
});
