import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { creditDowntime } from '../../api/src/application/jobs/downtime.ts';
import { rebuild } from '../../api/src/application/rebuild/rebuild.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { nameOf } from '../../api/src/graphql/type-name.ts';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { noteAlive } from '../../api/src/store/server-life.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { newWorld, type RunningTournament, type World } from '../support/world.ts';
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

const CONFIGS = {
  BAO: { variant: 'KISWAHILI' },
  GO: { size: 5, komi: 0.5 },
  OWARE: {},
  BACKGAMMON: {},
} as const;
type Played = keyof typeof CONFIGS;

const STATE = 'query ($id: ID!) { game(id: $id) { toMove ply legalMoves { notation } } }';
const RARE = [
  'acceptScore',
  'setDiceString',
  'resign',
  'extendTime',
  'pauseGames',
  'adjudicate',
  'withdraw',
  'reinstate',
  'replacePlayer',
  'downtime',
] as const;
type What = 'move' | (typeof RARE)[number];

/** What is done next, after how long, and in which of the games. */
const act = fc.record({
  number: fc.nat(5),
  hours: fc.integer({ min: 0, max: 12 }),
  choice: fc.nat(1_000),
  what: fc.oneof(
    { weight: 15, arbitrary: fc.constant<What>('move') },
    { weight: 1, arbitrary: fc.constantFrom<What>(...RARE) },
  ),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** A day in which no server runs. */
async function down(): Promise<void> {
  await noteAlive(db.prisma, world.now());
  world.pass(DAY);
  await creditDowntime(world.system);
}

/** Does one thing, or is refused it. */
async function perform(
  { id, director }: RunningTournament,
  game: GameRecord,
  { what, choice, hours }: Act,
): Promise<void> {
  world.pass(millis(hours * HOUR));
  if (what === 'downtime') return down();
  const gameId = globalId(nameOf(game.game, 'Game'), game.id);
  const state = at(await api.data(world.anonymous, STATE, { id: gameId }), 'game');
  const seat = at(state, 'toMove') === 'SECOND' ? 'second' : 'first';
  const mover = world.as({ kind: 'bot', playerId: game.players[seat] });
  const tournamentId = globalId('RoundRobinTournament', id);
  const playerId = globalId('Player', game.players[seat]);
  const legal = listAt(state, 'legalMoves');
  const notation = at(legal[choice % (legal.length || 1)], 'notation') ?? 'none';
  const move = { gameId, ply: at(state, 'ply'), move: notation };
  const until = new Date(world.now() + 20 * HOUR).toISOString();
  const reason = 'It was so.';
  const deeds: Readonly<
    Record<Exclude<What, 'downtime'>, readonly [who: AppContext, mutation: string, input: object]>
  > = {
    move: [mover, 'playMove', move],
    resign: [mover, 'resign', { gameId }],
    acceptScore: [mover, 'acceptScore', { gameId, version: 0 }],
    setDiceString: [mover, 'setDiceString', { gameId, text: `Dice ${choice}` }],
    replacePlayer: [
      director.context,
      'replacePlayer',
      { tournamentId, out: playerId, newPlayer: { name: `Player ${choice}` }, reason },
    ],
    extendTime: [director.context, 'extendTime', { gameId, seat: 'FIRST', seconds: 3_600, reason }],
    pauseGames: [director.context, 'pauseGames', { tournamentId, gameId, until, reason }],
    adjudicate: [director.context, 'adjudicate', { gameId, winner: choice % 2 === 0 ? 'SECOND' : null, reason }],
    withdraw: [director.context, 'withdraw', { tournamentId, playerId }],
    reinstate: [director.context, 'reinstate', { tournamentId, playerId, reason }],
  };
  await mutate(api, ...deeds[what]);
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
      const running = await world.running(['Oscar', 'Kobe', 'Jan'], { game, gameConfig: CONFIGS[game] });
      for (const one of acts) {
        const games = await running.games();
        await perform(running, games[one.number % games.length]!, one);
      }
      const [before, games] = [await fingerprint(db), await running.games()];
      expect((await rebuild(db, world.now(), { dryRun: false })).strays).toEqual([]);
      expect(await fingerprint(db)).toBe(before);
      await harm(games);
      const harmed = await fingerprint(db);
      const { strays } = await rebuild(db, world.now(), { dryRun: true });
      expect(strays).not.toEqual([]);
      expect(await fingerprint(db)).toBe(harmed);
      expect((await rebuild(db, world.now(), { dryRun: false })).strays).toEqual(strays);
      expect(await fingerprint(db)).toBe(before);
    },
  );
  await fc.assert(property, propertyRuns(2, 100));
});
