import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { flagGame } from '../../api/src/application/commands/game/flag.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { importRating } from '../../api/src/application/commands/player/import-rating.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import type { ReportedResult } from '../../api/src/application/commands/tournament/checked-report.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { playerKibaScore } from '../../api/src/application/queries/entry-snapshot.ts';
import type { GameId, PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/rules/games/registry.ts';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { playersByIds } from '../../api/src/store/reading/player.ts';
import { ratingChangesPage } from '../../api/src/store/reading/rating.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { must, newWorld, personOf, refusal, type Person, type World } from '../support/world.ts';

let db: Db;
/** A second server on the same database; on the embedded one, which has one server, the same. */
let otherDb: Db;
beforeAll(async () => {
  db = await openTestDatabase();
  if (db.address === null) {
    otherDb = db;
    return;
  }
  const opened = await openDatabase({ databaseUrl: db.address });
  if (!opened.ok) throw new Error(opened.error);
  otherDb = opened.value;
});
afterAll(async () => {
  if (otherDb !== db) await otherDb.close();
  await db.close();
});

async function ratingOf(playerId: PlayerId) {
  const [player] = await playersByIds(db.prisma, [playerId]);
  if (player === undefined) throw new Error('no such player');
  const rating = player.ratings.find(({ game }) => game === 'BAO');
  return { elo: rating?.elo ?? 1500, matches: rating?.matches ?? 0, imported: rating?.imported ?? 0 };
}

function historyOf(playerId: PlayerId) {
  const window = { limit: 1_000, after: null, before: null, fromEnd: false };
  return ratingChangesPage(db.prisma, { playerId, game: 'BAO' }, window);
}

/** What the history of a player leads to, when every step begins where the last one ended. */
async function replayed(playerId: PlayerId) {
  let state = { elo: 1500, matches: 0 };
  for (const [index, { number, before, after }] of (await historyOf(playerId)).entries()) {
    expect([number, before]).toEqual([index + 1, state]);
    state = after;
  }
  return state;
}

const AS_REPORTED = { address: null, boardNumber: null, at: null };

function report(game: GameRecord, how: ReportedResult['how'] = 'PLAYED', winner: 'first' | 'second' | null = 'first') {
  return { gameId: game.id, winner, how, ...AS_REPORTED };
}

function openingMove(position: string | null): string {
  return (position === null ? [] : GAMES.BAO.legalMoves(position))[0] ?? '';
}

async function playOnce(players: readonly Person[], id: GameId): Promise<void> {
  const game = (await gamesOfTournaments(db.prisma, [await tournamentOf(id)])).find((one) => one.id === id);
  if (game === undefined || game.toMove === null) throw new Error('no game to move in');
  const mover = personOf(players, game.players[game.toMove]);
  must(await playMove(mover.context, { gameId: id, ply: game.ply, move: openingMove(game.position) }));
}

async function tournamentOf(id: GameId): Promise<TournamentId> {
  const { tournamentId } = await db.prisma.game.findUniqueOrThrow({ where: { id }, select: { tournamentId: true } });
  return tournamentId as TournamentId;
}

test('a game that is resigned moves both ratings at once, and both histories say why', async () => {
  const world = newWorld(db, 900);
  const { players, games } = await world.running(['Ana', 'Ben', 'Cleo']);
  const [game] = await games();
  if (game === undefined) throw new Error('no games');
  const { first, second } = game.players;
  must(await resign(personOf(players, second).context, { gameId: game.id }));
  expect([await ratingOf(first), await ratingOf(second)]).toEqual([
    { elo: 1516, matches: 1, imported: 0 },
    { elo: 1484, matches: 1, imported: 0 },
  ]);
  expect(await historyOf(second)).toEqual([
    {
      playerId: second,
      game: 'BAO',
      number: 1,
      cause: 'GAME',
      before: { elo: 1500, matches: 0 },
      after: { elo: 1484, matches: 1 },
      rated: { gameId: game.id, opponentId: first, opponentElo: 1500, factor: 32, score: 0 },
      byId: null,
      source: null,
      at: world.now(),
    },
  ]);
});

test('a loss on time counts once both have moved, and not before', async () => {
  const world = newWorld(db, 901);
  const { players, games } = await world.running(['Ana', 'Ben', 'Cleo']);
  const [moved, untouched] = await games();
  if (moved === undefined || untouched === undefined) throw new Error('no games');
  await playOnce(players, moved.id);
  await playOnce(players, moved.id);
  world.pass(millis(8 * DAY));
  must(await flagGame(world.system, { gameId: untouched.id }));
  expect(await ratingOf(moved.players.first)).toEqual({ elo: 1500, matches: 0, imported: 0 });
  must(await flagGame(world.system, { gameId: moved.id }));
  expect(await ratingOf(moved.players.first)).toEqual({ elo: 1484, matches: 1, imported: 0 });
  expect(await ratingOf(moved.players.second)).toEqual({ elo: 1516, matches: 1, imported: 0 });
});

test('what a withdrawal loses is unrated', async () => {
  const world = newWorld(db, 902);
  const { id, players } = await world.running(['Ana', 'Ben', 'Cleo']);
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody');
  must(await withdraw(ana.context, { tournamentId: id, playerId: null }));
  for (const { playerId } of players) expect(await historyOf(playerId)).toEqual([]);
});

test('a result that is overruled is taken back to the point, once; games rated since stay as they were', async () => {
  const world = newWorld(db, 903);
  const { id, director, players, games } = await world.running(['Ana', 'Ben', 'Cleo'], { venue: 'ELSEWHERE' });
  const [one, other, third] = await games();
  if (one === undefined || other === undefined || third === undefined) throw new Error('no games');
  must(
    await reportResult(director.context, { tournamentId: id, results: [report(one), report(other), report(third)] }),
  );
  const sums = async () => (await Promise.all(players.map(({ playerId }) => ratingOf(playerId)))).map(({ elo }) => elo);
  const before = await sums();
  const [step] = (await historyOf(one.players.first)).filter(({ rated }) => rated?.gameId === one.id);
  if (step === undefined) throw new Error('the game was not rated');
  const moved = step.after.elo - step.before.elo;
  expect(moved).toBeGreaterThan(0);

  for (const winner of ['second', null] as const) {
    must(await adjudicate(director.context, { gameId: one.id, winner, reason: 'The score sheet says otherwise' }));
    const after = await sums();
    expect(after[players.findIndex(({ playerId }) => playerId === one.players.first)]).toBe(
      (before[players.findIndex(({ playerId }) => playerId === one.players.first)] ?? 0) - moved,
    );
    expect(after.reduce((sum, elo) => sum + elo, 0)).toBe(before.reduce((sum, elo) => sum + elo, 0));
    const taken = (await historyOf(one.players.first)).filter(({ cause }) => cause === 'OVERRULED');
    expect(taken).toHaveLength(1);
    expect(taken[0]?.rated).toEqual(step.rated);
  }
  for (const { playerId } of players) expect(await ratingOf(playerId)).toMatchObject(await replayed(playerId));
});

test('a dry run moves no rating', async () => {
  const world = newWorld(db, 904);
  const { id, director, games } = await world.running(['Ana', 'Ben', 'Cleo'], { venue: 'ELSEWHERE' });
  const [game] = await games();
  if (game === undefined) throw new Error('no games');
  const before = await fingerprint(db);
  must(await reportResult(director.context, { tournamentId: id, results: [report(game)], dryRun: true }));
  expect(await fingerprint(db)).toBe(before);
});

test('an imported number is the base: games played here count on top, a second import replaces the first', async () => {
  const world = newWorld(db, 905);
  const admin = await world.person('Admin', 'ADMIN');
  const { id, director, players, games } = await world.running(['Ana', 'Ben', 'Cleo'], { venue: 'ELSEWHERE' });
  const [game] = await games();
  const [ana] = players;
  if (game === undefined || ana === undefined) throw new Error('no games');
  const bring = (elo: number, matches: number) => ({
    playerId: ana.playerId,
    game: 'BAO' as const,
    elo,
    matches,
    source: 'The list of 2026',
  });
  must(await importRating(admin.context, bring(2069, 689)));
  expect(await ratingOf(ana.playerId)).toEqual({ elo: 2069, matches: 689, imported: 689 });
  const [listed] = await playersByIds(db.prisma, [ana.playerId]);
  // formats.md A.3.2: the sample row "689 2069 896" shows 895.9 as 896.
  expect(listed === undefined ? null : playerKibaScore(listed)).toEqual({ tenths: 8_959, shown: 896 });
  must(await reportResult(director.context, { tournamentId: id, results: [report(game)] }));
  const played = await ratingOf(ana.playerId);
  expect([played.matches, played.imported]).toEqual([690, 689]);
  const changes = await historyOf(ana.playerId);
  expect(changes.at(-1)?.rated?.factor).toBe(16);
  must(await importRating(director.context, bring(2100, 700)));
  expect(await ratingOf(ana.playerId)).toEqual({ elo: 2100, matches: 701, imported: 700 });
  expect((await historyOf(ana.playerId)).map(({ cause, byId, source }) => [cause, byId, source])).toEqual([
    ['IMPORT', admin.playerId, 'The list of 2026'],
    ['GAME', null, null],
    ['IMPORT', director.playerId, 'The list of 2026'],
  ]);
  expect(await replayed(ana.playerId)).toEqual({ elo: 2100, matches: 701 });
});

interface ImportScene {
  readonly world: World;
  readonly director: Person;
  readonly player: Person;
}

test.each<[string, object, (scene: ImportScene) => ReturnType<typeof importRating>]>([
  ['nobody', { kind: 'not-signed-in' }, ({ world, player }) => importRating(world.anonymous, base(player))],
  ['a player', { kind: 'forbidden' }, ({ player }) => importRating(player.context, base(player))],
  ['a director for himself', { kind: 'forbidden' }, ({ director }) => importRating(director.context, base(director))],
  [
    'an unknown player',
    { kind: 'not-found' },
    ({ director }) => importRating(director.context, { ...base(director), playerId: 'nowhere' as PlayerId }),
  ],
  [
    'an Elo below 0',
    { kind: 'invalid-input', field: 'elo' },
    ({ director, player }) => importRating(director.context, { ...base(player), elo: -1 }),
  ],
  [
    'an Elo above 4000',
    { kind: 'invalid-input', field: 'elo' },
    ({ director, player }) => importRating(director.context, { ...base(player), elo: 4_001 }),
  ],
  [
    'a number of games below 0',
    { kind: 'invalid-input', field: 'matches' },
    ({ director, player }) => importRating(director.context, { ...base(player), matches: -1 }),
  ],
  [
    'no source',
    { kind: 'invalid-input', field: 'source' },
    ({ director, player }) => importRating(director.context, { ...base(player), source: ' ' }),
  ],
])('an import by or with %s is refused and changes nothing', async (_name, expected, attempt) => {
  const world = newWorld(db, (refusalSeed += 1));
  const director = await world.person('Director', 'DIRECTOR');
  const player = await world.person('Player');
  const before = await fingerprint(db);
  expect(refusal(await attempt({ world, director, player }))).toMatchObject(expected);
  expect(await fingerprint(db)).toBe(before);
});
let refusalSeed = 910;

function base({ playerId }: Person) {
  return { playerId, game: 'BAO' as const, elo: 1700, matches: 40, source: 'The list of 2026' };
}

const decision = fc.record({
  how: fc.constantFrom<ReportedResult['how'][]>('PLAYED', 'RESIGNED', 'TIME', 'FORFEIT', 'NO_RESULT'),
  firstWins: fc.boolean(),
  overruled: fc.boolean(),
});
const elos = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 4, maxLength: 4 });

let propertySeed = 1_000;

test('whatever two servers do at once, every history leads to its rating and what one gains the other loses', async () => {
  await fc.assert(
    fc.asyncProperty(elos, fc.array(decision, { minLength: 24, maxLength: 24 }), async (starts, decisions) => {
      const world = newWorld(db, (propertySeed += 2));
      const director = await world.person('Director', 'DIRECTOR');
      const players: Person[] = [];
      for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) players.push(await world.person(name));
      for (const [index, elo] of starts.entries()) {
        const imported = {
          playerId: players[index]!.playerId,
          game: 'BAO' as const,
          elo,
          matches: index * 15,
          source: 'x',
        };
        must(await importRating(director.context, imported));
      }
      const tournaments = [await runningWith(world, director, players), await runningWith(world, director, players)];
      const contexts = [db, otherDb].map((one) => ({ ...director.context, db: one }));
      const bulks = tournaments.flatMap((id, index) => {
        const own = decisions.slice(index * 12, index * 12 + 12);
        return [own.slice(0, 6), own.slice(6)].map((part, half) => ({
          id,
          context: contexts[half]!,
          part,
          from: half * 6,
        }));
      });
      await Promise.all(
        bulks.map(async ({ id, context, part, from }) => {
          const games = (await gamesOfTournaments(db.prisma, [id])).toSorted((a, b) => (a.key < b.key ? -1 : 1));
          const results = part.map(({ how, firstWins }, index) =>
            report(games[from + index]!, how, how === 'NO_RESULT' ? null : firstWins ? 'first' : 'second'),
          );
          must(await reportResult(context, { tournamentId: id, results }));
          for (const [index, { overruled }] of part.entries()) {
            const gameId = games[from + index]!.id;
            if (overruled) must(await adjudicate(context, { gameId, winner: null, reason: 'Overruled' }));
          }
        }),
      );
      const steps = (await Promise.all(players.map(({ playerId }) => historyOf(playerId)))).flat();
      for (const { playerId } of players) expect(await ratingOf(playerId)).toMatchObject(await replayed(playerId));
      const counted = decisions.filter(({ how }) => how === 'PLAYED' || how === 'RESIGNED' || how === 'TIME');
      expect(steps.filter(({ cause }) => cause === 'GAME')).toHaveLength(counted.length * 2);
      expect(steps.filter(({ cause }) => cause === 'OVERRULED')).toHaveLength(
        counted.filter(({ overruled }) => overruled).length * 2,
      );
      for (const [, pair] of Map.groupBy(steps, ({ cause, rated }) =>
        rated === null ? null : `${cause} ${rated.gameId}`,
      )) {
        const [one, other] = pair;
        if (one === undefined || other === undefined || one.rated?.factor !== other.rated?.factor || pair.length !== 2)
          continue;
        expect(one.after.elo - one.before.elo + other.after.elo - other.before.elo).toBe(0);
      }
    }),
    propertyRuns(3, 60),
  );
});

async function runningWith(world: World, director: Person, players: readonly Person[]): Promise<TournamentId> {
  const tournamentId = await world.draft(director, { venue: 'ELSEWHERE', timeControl: null });
  must(await openRegistration(director.context, { tournamentId }));
  const playerIds = players.map(({ playerId }) => playerId);
  must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [] }));
  must(await closeRegistration(director.context, { tournamentId }));
  must(await startTournament(director.context, { tournamentId }));
  return tournamentId;
}
