import type { GameId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { retraced, type StepFacts } from '../../rules/ratings/retraced.ts';
import type { EloScore } from '../../rules/ratings/elo.ts';
import type { Db } from '../../store/client.ts';
import { gamesOfTournaments, type GameRecord } from '../../store/reading/game.ts';
import { movesInRanges } from '../../store/reading/move.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import { keptRatings, putRating, tournamentsPlayedHere, type KeptRating } from '../../store/rebuild.ts';
import { putBack, type RewoundGame } from '../../store/sandbox/rewound-game.ts';
import { invariant } from '../../kernel/assert.ts';
import { tournamentTopic } from '../events.ts';
import { clockOf } from '../state/running-clock.ts';
import { eventsUntil } from '../vocabulary/log.ts';
import { pausesKnown, replayedGames } from './replayed-games.ts';

/** How much was made anew, and how much of it was not as it ought to be. */
export interface Rebuilt {
  readonly games: number;
  readonly ratings: number;
  /** What was put right, in the order in which it was found. */
  readonly mended: readonly { readonly kind: 'game' | 'rating'; readonly id: string }[];
}

/**
 * Makes anew what follows from something else, and puts right what differs: from the log the moves, position, clock and end of
 * every game that is played here, from what each step of a rating stands on the ratings. Tables, crosstables and brackets are kept
 * nowhere, so they follow. Nobody may play meanwhile. The cost grows with all moves that were ever played.
 */
export async function rebuild(db: Db, at: Instant, progress: (games: number) => void = () => {}): Promise<Rebuilt> {
  const mended: Rebuilt['mended'][number][] = [];
  let games = 0;
  for (const id of await tournamentsPlayedHere(db.prisma)) {
    const [tournament] = await tournamentsByIds(db.prisma, [id]);
    invariant(tournament !== undefined, 'nobody deletes tournaments meanwhile');
    const told = await eventsUntil(db.prisma, [tournamentTopic(id)], at);
    const stored = await gamesOfTournaments(db.prisma, [id]);
    const pausesAt = await pausesKnown(db.prisma, id, told);
    const replayed = await replayedGames(db.prisma, { tournament, told, games: stored, pausesAt, at });
    for (const [index, game] of stored.entries()) {
      const made = replayed[index];
      if (made === undefined || (await isAsMade(db, game, made))) continue;
      await putBack(db, made, at);
      mended.push({ kind: 'game', id: game.id });
    }
    games += stored.length;
    progress(games);
  }
  const ratings = await keptRatings(db.prisma);
  for (const rating of ratings) {
    if (await putRatingRight(db, rating)) mended.push({ kind: 'rating', id: `${rating.playerId} ${rating.game}` });
  }
  return { games, ratings: ratings.length, mended };
}

async function isAsMade(db: Db, game: GameRecord, made: RewoundGame): Promise<boolean> {
  const toMove = made.decided === null ? made.toMove : null;
  const now = [game.position, game.ply, game.toMove, game.startedAt, game.finishedAt, clockOf(game)];
  const ought = [made.position, made.moves.length, toMove, made.startedAt, made.decided?.decidedAt ?? null, made.clock];
  if (JSON.stringify(now) !== JSON.stringify(ought)) return false;
  const moves = made.moves.map(({ clock, ...move }) => ({ ...move, remaining: clock.remaining }));
  return JSON.stringify(await movesOf(db, game.id)) === JSON.stringify(moves);
}

function movesOf({ prisma }: Db, gameId: GameId) {
  return movesInRanges(prisma, [{ gameId, from: 0, to: 2 ** 31 - 1 }]);
}

/** Whether it was not as it ought to be. */
async function putRatingRight(db: Db, { playerId, game, elo, matches, steps }: KeptRating): Promise<boolean> {
  const traced = retraced(steps.map(factsOf)).map(({ before, after }) => ({
    before: { elo: before.elo, matches: before.games },
    after: { elo: after.elo, matches: after.games },
  }));
  const last = traced.at(-1)?.after ?? { elo: 1500, matches: 0 };
  const now = steps.map(({ eloBefore, matchesBefore, eloAfter, matchesAfter }) => ({
    before: { elo: eloBefore, matches: matchesBefore },
    after: { elo: eloAfter, matches: matchesAfter },
  }));
  if (JSON.stringify([now, elo, matches]) === JSON.stringify([traced, last.elo, last.matches])) return false;
  await putRating(db.prisma, { playerId, game, ...last, steps: traced });
  return true;
}

function factsOf({
  cause,
  gameId,
  opponentElo,
  score,
  eloAfter,
  matchesAfter,
}: KeptRating['steps'][number]): StepFacts {
  if (cause === 'IMPORT') return { cause, after: { elo: eloAfter, games: matchesAfter } };
  invariant(gameId !== null, 'a step that is no import is of a game');
  if (cause === 'OVERRULED') return { cause, gameId };
  invariant(opponentElo !== null && score !== null, 'a rated game says what it stands on');
  return { cause, gameId, opponentElo, score: (score / 2) as EloScore };
}
