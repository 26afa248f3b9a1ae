import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { gameTypeName } from '../../api/src/graphql/game/type.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { subjectsOfGames } from '../../api/src/store/reading/event-subjects.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { answersOf, watchAnswers } from './watch-events.ts';

const WALL = `subscription ($of: ID, $groups: [ID!], $players: [ID!], $game: GameKey, $changes: [BoardChange!]) {
  liveBoards(tournamentId: $of, groups: $groups, players: $players, game: $game, changes: $changes, first: 60) {
    change game { id } } }`;

let db: Db;
let world: World;
let api: Api;
let bao: RunningTournament;
let games: readonly GameRecord[];

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  bao = await world.running(['Oscar', 'Kobe', 'Jan', 'Ana']);
  games = await bao.games();
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const idOf = (game: GameRecord): string => globalId(gameTypeName(game), game.id);
const playerIdOf = (name: string): string =>
  globalId('Player', bao.players.find((player) => player.name === name)!.playerId);
const tournamentId = (): string => globalId('RoundRobinTournament', bao.id);
const isOf = (game: GameRecord, names: readonly string[]): boolean =>
  [game.players.first, game.players.second].some((id) => names.includes(personOf(bao.players, id).name));

/** What comes on a wall, one after another, but for heartbeats. */
function wall(variables: object) {
  const answers = answersOf({ api, who: world.anonymous, source: WALL, variables: { ...variables } });
  async function next(): Promise<string> {
    for (;;) {
      const { value } = await answers.next();
      const change = at(value, 'data.liveBoards.change');
      if (change !== 'HEARTBEAT') return `${String(change)} ${String(at(value, 'data.liveBoards.game.id'))}`;
    }
  }
  return {
    next,
    async take(count: number): Promise<readonly string[]> {
      const taken: string[] = [];
      while (taken.length < count) taken.push(await next());
      return taken.toSorted();
    },
    close: () => answers.return(undefined),
  };
}
const snapshotsOf = (shown: readonly GameRecord[]) => shown.map((game) => `SNAPSHOT ${idOf(game)}`).toSorted();
const move = async (game: GameRecord) =>
  must(await playMove(personOf(bao.players, game.players.first).context, { gameId: game.id, ply: 0, move: 'A6<' }));

test('a wall shows the boards of some players alone, and what happens on them', async () => {
  const names = ['Jan', 'Ana'];
  const shown = wall({ of: tournamentId(), players: names.map(playerIdOf) });
  const theirs = games.filter((game) => isOf(game, names));
  const others = games.filter((game) => !isOf(game, names));
  expect(others.length).toBeGreaterThan(0);
  expect(await shown.take(theirs.length)).toEqual(snapshotsOf(theirs));
  const news = shown.next();
  await move(others[0]!);
  await move(theirs[0]!);
  expect(await news).toBe(`MOVED ${idOf(theirs[0]!)}`);
  await shown.close();
});

test('a wall tells some changes alone, beside what stands on it', async () => {
  const [, game] = games.filter((one) => isOf(one, ['Jan']));
  const shown = wall({ of: tournamentId(), players: [playerIdOf('Jan')], changes: ['FINISHED'] });
  const count = games.filter((one) => isOf(one, ['Jan'])).length;
  await shown.take(count);
  const news = shown.next();
  await move(game!);
  must(await adjudicate(bao.director.context, { gameId: game!.id, winner: 'first', reason: 'Both agree.' }));
  expect(await news).toBe(`FINISHED ${idOf(game!)}`);
  await shown.close();
});

test('a wall shows the boards of some groups alone', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Player ${index}`);
  const kiba = await world.running(names, { format: 'KIBA', settings: {} });
  const all = await kiba.games();
  const groupOf = await subjectsOfGames(
    db.prisma,
    all.map(({ id }) => id),
  );
  const { groupId } = groupOf.get(all[0]!.id)!;
  const inGroup = all.filter(({ id, status }) => groupOf.get(id)?.groupId === groupId && status === 'RUNNING');
  expect(inGroup.length).toBeLessThan(all.length);
  const of = globalId('KibaTournament', kiba.id);
  const shown = wall({ of, groups: [globalId('Group', groupId)] });
  expect(await shown.take(inGroup.length)).toEqual(snapshotsOf(inGroup));
  await shown.close();

  const refusal = async (variables: object): Promise<unknown> =>
    at(
      await watchAnswers({ api, who: world.anonymous, source: WALL, variables: { ...variables } }, 1),
      '0.errors.0.message',
    );
  expect(await refusal({ groups: [globalId('Group', groupId)] })).toBe(
    '`groups` go with the `tournamentId` of theirs.',
  );
  expect(await refusal({ of: tournamentId(), groups: [globalId('Group', groupId)] })).toMatch(
    'is the id of no group of this tournament',
  );
  expect(await refusal({ players: ['nobody'] })).toBe('`players`: nobody is the id of no player.');
});

test('on a wall of one game and one player come those of his games alone that start while it is watched', async () => {
  const shown = wall({ game: 'OWARE', players: [playerIdOf('Kobe')] });
  const news = shown.next();
  const kobe = bao.players.find(({ name }) => name === 'Kobe')!;
  const oware = { game: 'OWARE', gameConfig: {}, venue: 'HERE' } as const;
  await world.running(['Bea', 'Cleo', 'Dan'], oware);
  await world.running(['Eva', 'Fay', 'Gil'], { game: 'BAO' }, []);
  const his = await world.running(['Hal', 'Ida'], { ...oware, maxPlayers: 3 }, [kobe]);
  const own = (await his.games()).filter(({ players }) => [players.first, players.second].includes(kobe.playerId));
  expect(own.length).toBeGreaterThan(0);
  const told = [await news, ...(await shown.take(own.length - 1))];
  expect(told.toSorted()).toEqual(own.map((game) => `STARTED ${idOf(game)}`).toSorted());
  await shown.close();
});
