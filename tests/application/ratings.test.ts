import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { flagGame } from '../../api/src/application/commands/game/flag.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { GameId, TournamentId } from '../../api/src/kernel/ids.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { type Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, newWorld, personOf, type Person } from '../support/world.ts';
import { historyOf, ratingOf, replayed, report } from './rating-reading.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

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
  expect([await ratingOf(db, first), await ratingOf(db, second)]).toEqual([
    { elo: 1516, matches: 1, imported: 0 },
    { elo: 1484, matches: 1, imported: 0 },
  ]);
  expect(await historyOf(db, second)).toEqual([
    {
      playerId: second,
      game: 'BAO',
      number: 1,
      cause: 'GAME',
      ...{ eloBefore: 1500, matchesBefore: 0, eloAfter: 1484, matchesAfter: 1 },
      ...{ gameId: game.id, opponentId: first, opponentElo: 1500, factor: 32, score: 0 },
      byId: null,
      source: null,
      at: new Date(world.now()),
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
  expect(await ratingOf(db, moved.players.first)).toEqual({ elo: 1500, matches: 0, imported: 0 });
  must(await flagGame(world.system, { gameId: moved.id }));
  expect(await ratingOf(db, moved.players.first)).toEqual({ elo: 1484, matches: 1, imported: 0 });
  expect(await ratingOf(db, moved.players.second)).toEqual({ elo: 1516, matches: 1, imported: 0 });
});

test('what a withdrawal loses is unrated', async () => {
  const world = newWorld(db, 902);
  const { id, players } = await world.running(['Ana', 'Ben', 'Cleo']);
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody');
  must(await withdraw(ana.context, { tournamentId: id, playerId: null }));
  for (const { playerId } of players) expect(await historyOf(db, playerId)).toEqual([]);
});

test('a result that is overruled is taken back to the point, once; games rated since stay as they were', async () => {
  const world = newWorld(db, 903);
  const { id, director, players, games } = await world.running(['Ana', 'Ben', 'Cleo'], { venue: 'ELSEWHERE' });
  const [one, other, third] = await games();
  if (one === undefined || other === undefined || third === undefined) throw new Error('no games');
  must(
    await reportResult(director.context, { tournamentId: id, results: [report(one), report(other), report(third)] }),
  );
  const sums = async () =>
    (await Promise.all(players.map(({ playerId }) => ratingOf(db, playerId)))).map(({ elo }) => elo);
  const before = await sums();
  const [step] = (await historyOf(db, one.players.first)).filter(({ gameId }) => gameId === one.id);
  if (step === undefined) throw new Error('the game was not rated');
  const moved = step.eloAfter - step.eloBefore;
  expect(moved).toBeGreaterThan(0);

  for (const winner of ['second', null] as const) {
    must(await adjudicate(director.context, { gameId: one.id, winner, reason: 'The score sheet says otherwise' }));
    const after = await sums();
    expect(after[players.findIndex(({ playerId }) => playerId === one.players.first)]).toBe(
      (before[players.findIndex(({ playerId }) => playerId === one.players.first)] ?? 0) - moved,
    );
    expect(after.reduce((sum, elo) => sum + elo, 0)).toBe(before.reduce((sum, elo) => sum + elo, 0));
    const taken = (await historyOf(db, one.players.first)).filter(({ cause }) => cause === 'OVERRULED');
    expect(taken).toHaveLength(1);
    const { gameId, opponentId, opponentElo, factor, score } = step;
    expect(taken[0]).toMatchObject({ gameId, opponentId, opponentElo, factor, score });
  }
  for (const { playerId } of players) expect(await ratingOf(db, playerId)).toMatchObject(await replayed(db, playerId));
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
