import { invariant } from '../../kernel/assert.ts';
import { NEW_ELO, type EloRating, type EloScore } from '../../rules/ratings/elo.ts';
import { retraced, type StepFacts } from '../../rules/ratings/retraced.ts';
import type { Tx } from '../../store/client.ts';
import { keptRatings, putRating, type KeptRating } from '../../store/rebuild.ts';
import type { RatingKey, RatingState } from '../../store/writing/rating.ts';

/** A rating that does not follow from its steps, or of which a step does not follow from what it stands on. */
export interface StrayRating extends RatingKey {
  putRight(tx: Tx): Promise<void>;
}

/** How many ratings there are, and those that have gone astray, by player and game. */
export async function strayRatings(tx: Tx): Promise<{ readonly all: number; readonly strays: readonly StrayRating[] }> {
  const kept = await keptRatings(tx);
  return { all: kept.length, strays: kept.flatMap((rating) => strayOf(rating) ?? []) };
}

function strayOf({ playerId, game, elo, matches, steps }: KeptRating): StrayRating | null {
  const traced = retraced(steps.map(factsOf)).map(({ before, after }) => ({
    before: kept(before),
    after: kept(after),
  }));
  const last = traced.at(-1)?.after ?? kept(NEW_ELO);
  const now = steps.map(({ eloBefore, matchesBefore, eloAfter, matchesAfter }) => ({
    before: { elo: eloBefore, matches: matchesBefore },
    after: { elo: eloAfter, matches: matchesAfter },
  }));
  if (JSON.stringify([now, elo, matches]) === JSON.stringify([traced, last.elo, last.matches])) return null;
  return { playerId, game, putRight: (tx) => putRating(tx, { playerId, game, ...last, steps: traced }) };
}

function kept({ elo, games }: EloRating): RatingState {
  return { elo, matches: games };
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
