import { invariant } from '../../kernel/assert.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db, Tx } from '../../store/client.ts';
import { gamesOfTournaments, type GameRecord } from '../../store/reading/game.ts';
import { movesInRanges } from '../../store/reading/move.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import { tournamentsPlayedHere } from '../../store/rebuild.ts';
import { inTransaction } from '../../store/transaction.ts';
import { putReplayed, type ReplayedGame } from '../../store/writing/replayed-game.ts';
import { tournamentTopic } from '../events.ts';
import { pausesKnown, replayedGames } from '../replay/replayed-games.ts';
import { clockOf } from '../state/running-clock.ts';
import { eventsUntil } from '../vocabulary/log.ts';
import { strayRatings } from './stray-ratings.ts';

/** How much was made anew, and how much of it was not as it ought to be. */
export interface Rebuilt {
  readonly games: number;
  readonly ratings: number;
  /** What was not, in the order in which it was found; put right but in a dry run. */
  readonly strays: readonly Stray[];
}

/** A game, or a rating (of a player in a game), that is not what follows from the log. */
export interface Stray {
  readonly kind: 'game' | 'rating';
  readonly id: string;
}

interface Way {
  /** Nothing is changed. */
  readonly dryRun: boolean;
  /** Hears how many games are done. */
  readonly progress?: (games: number) => void;
}

/**
 * Makes anew what follows from something else, and puts right what differs: from the log the moves, position, clock and end of
 * every game that is played here, from what each step of a rating stands on the ratings. Tables, crosstables and brackets are kept
 * nowhere, so they follow. Nobody may play meanwhile. The cost grows with all moves that were ever played.
 */
export async function rebuild(db: Db, at: Instant, { dryRun, progress }: Way): Promise<Rebuilt> {
  const strays: Stray[] = [];
  let games = 0;
  for (const id of await tournamentsPlayedHere(db.prisma)) {
    const stored = await gamesOfTournaments(db.prisma, [id]);
    for (const [index, made] of (await madeAnew(db.prisma, id, stored, at)).entries()) {
      const game = stored[index];
      if (game === undefined || (await isAsMade(db.prisma, game, made))) continue;
      strays.push({ kind: 'game', id: game.id });
      if (!dryRun) await keep(db, (tx) => putReplayed(tx, made, at));
    }
    games += stored.length;
    progress?.(games);
  }
  const ratings = await strayRatings(db.prisma);
  for (const { playerId, game, putRight } of ratings.strays) {
    strays.push({ kind: 'rating', id: `${playerId} ${game}` });
    if (!dryRun) await keep(db, putRight);
  }
  return { games, ratings: ratings.all, strays };
}

function keep(db: Db, work: (tx: Tx) => Promise<void>): Promise<null> {
  return inTransaction(db, async (tx) => {
    await work(tx);
    return { keep: true, value: null };
  });
}

async function madeAnew(
  tx: Tx,
  id: TournamentId,
  games: readonly GameRecord[],
  at: Instant,
): Promise<readonly ReplayedGame[]> {
  const [tournament] = await tournamentsByIds(tx, [id]);
  invariant(tournament !== undefined, 'nobody deletes tournaments meanwhile');
  const told = await eventsUntil(tx, [tournamentTopic(id)], at);
  const pausesAt = await pausesKnown(tx, id, told);
  return replayedGames(tx, { tournament, told, games, pausesAt, at });
}

async function isAsMade(tx: Tx, game: GameRecord, made: ReplayedGame): Promise<boolean> {
  const toMove = made.decided === null ? made.toMove : null;
  const now = [game.position, game.ply, game.toMove, game.startedAt, game.finishedAt, clockOf(game)];
  const ought = [made.position, made.moves.length, toMove, made.startedAt, made.decided?.decidedAt ?? null, made.clock];
  if (JSON.stringify(now) !== JSON.stringify(ought)) return false;
  const moves = made.moves.map(({ clock, ...move }) => ({ ...move, remaining: clock.remaining }));
  const stored = await movesInRanges(tx, [{ gameId: game.id, from: 0, to: 2 ** 31 - 1 }]);
  return JSON.stringify(stored) === JSON.stringify(moves);
}
