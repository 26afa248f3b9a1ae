import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuild } from '../../api/src/application/rebuild/rebuild.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

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

const GAMES = {
  BAO: { type: 'BaoGame', config: { variant: 'KISWAHILI' } },
  GO: { type: 'GoGame', config: { size: 5, komi: 0.5 } },
  OWARE: { type: 'OwareGame', config: {} },
  BACKGAMMON: { type: 'BackgammonGame', config: {} },
} as const;
type Played = keyof typeof GAMES;

const STATE = 'query ($id: ID!) { game(id: $id) { toMove ply legalMoves { notation } } }';
const RARE = ['extendTime', 'pauseGames', 'resign', 'adjudicate', 'withdraw', 'reinstate'] as const;

/** What is done next, after how long, and in which of the games. */
const act = fc.record({
  number: fc.nat(5),
  hours: fc.integer({ min: 0, max: 12 }),
  choice: fc.nat(1_000),
  what: fc.oneof({ weight: 15, arbitrary: fc.constant('move') }, { weight: 1, arbitrary: fc.constantFrom(...RARE) }),
});

/** Does one thing, or is refused it. */
async function perform(
  { players, id, director }: RunningTournament,
  game: GameRecord,
  { type, what, choice, hours }: { type: string; what: string; choice: number; hours: number },
): Promise<void> {
  world.pass(millis(hours * HOUR));
  const gameId = globalId(type, game.id);
  const state = at(await api.data(world.anonymous, STATE, { id: gameId }), 'game');
  const seat = at(state, 'toMove') === 'SECOND' ? 'second' : 'first';
  const mover = personOf(players, game.players[seat]).context;
  const tournamentId = globalId('RoundRobinTournament', id);
  const playerId = globalId('Player', game.players[seat]);
  const legal = listAt(state, 'legalMoves');
  const move = { gameId, ply: at(state, 'ply'), move: at(legal[choice % (legal.length || 1)], 'notation') };
  const until = new Date(world.now() + 20 * HOUR).toISOString();
  const reason = 'It was so.';
  const deeds: Readonly<Record<string, readonly [who: AppContext, mutation: string, input: object]>> = {
    ...(legal.length > 0 && { move: [mover, 'playMove', move] }),
    resign: [mover, 'resign', { gameId }],
    extendTime: [director.context, 'extendTime', { gameId, seat: 'FIRST', seconds: 3_600, reason }],
    pauseGames: [director.context, 'pauseGames', { tournamentId, gameId, until, reason }],
    adjudicate: [director.context, 'adjudicate', { gameId, winner: choice % 2 === 0 ? 'SECOND' : null, reason }],
    withdraw: [director.context, 'withdraw', { tournamentId, playerId }],
    reinstate: [director.context, 'reinstate', { tournamentId, playerId, reason }],
  };
  const deed = deeds[what];
  if (deed !== undefined) await mutate(api, ...deed);
}

/** Harms every second game and every second rating, each in a way of its own. */
async function harm(games: readonly GameRecord[]): Promise<void> {
  const harms: readonly ((id: string) => Promise<unknown>)[] = [
    (id) => db.prisma.game.update({ where: { id }, data: { position: '', ply: 0, toMove: null } }),
    (id) => db.prisma.game.update({ where: { id }, data: { firstRemaining: 1n, secondUsed: 7n, clockSince: null } }),
    (id) => db.prisma.move.deleteMany({ where: { gameId: id, ply: { gt: 0 } } }),
    (id) => db.prisma.game.update({ where: { id }, data: { finishedAt: new Date(0), startedAt: new Date(1) } }),
  ];
  for (const [index, { id }] of games.entries()) if (index % 2 === 0) await harms[(index / 2) % harms.length]?.(id);
  const ratings = await db.prisma.rating.findMany({ orderBy: [{ playerId: 'asc' }, { game: 'asc' }] });
  for (const { playerId, game } of ratings.filter((_, index) => index % 2 === 0)) {
    await db.prisma.rating.update({ where: { playerId_game: { playerId, game } }, data: { elo: 1, matches: 9 } });
    await db.prisma.ratingChange.updateMany({ where: { playerId, game, number: 1 }, data: { eloAfter: 2 } });
  }
}

test('what was never harmed is found as it is made anew, and what was is made again, byte for byte', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom<Played>('BAO', 'GO', 'OWARE', 'BACKGAMMON'),
    fc.array(act, { minLength: 20, maxLength: 60 }),
    async (game, acts) => {
      const running = await world.running(['Oscar', 'Kobe', 'Jan'], { game, gameConfig: GAMES[game].config });
      const games = await running.games();
      for (const one of acts)
        await perform(running, games[one.number % games.length]!, { ...one, type: GAMES[game].type });
      const before = await fingerprint(db);
      expect((await rebuild(db, world.now())).mended).toEqual([]);
      expect(await fingerprint(db)).toBe(before);
      await harm(games);
      expect((await rebuild(db, world.now())).mended).not.toEqual([]);
      expect(await fingerprint(db)).toBe(before);
    },
  );
  await fc.assert(property, propertyRuns(4, 100));
});
