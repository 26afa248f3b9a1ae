import { eloAfter, NEW_ELO, type EloRating, type EloScore } from './elo.ts';

/** What a step of a rating stands on: the game it has rated, what it has taken back, or what it was put to. */
export type StepFacts =
  | { readonly cause: 'GAME'; readonly gameId: string; readonly opponentElo: number; readonly score: EloScore }
  | { readonly cause: 'OVERRULED'; readonly gameId: string }
  | { readonly cause: 'IMPORT'; readonly after: EloRating };

/** A rating before and after one of its steps. */
export interface RetracedStep {
  readonly before: EloRating;
  readonly after: EloRating;
}

/** The steps of one rating from its beginning, by what each stands on, in order; linear in their number. Source: Ratings 1. */
export function retraced(steps: readonly StepFacts[]): readonly RetracedStep[] {
  const moved = new Map<string, EloRating>();
  let before = NEW_ELO;
  return steps.map((step) => {
    const after = stepped(before, step, moved);
    const one = { before, after };
    before = after;
    return one;
  });
}

function stepped(before: EloRating, step: StepFacts, moved: Map<string, EloRating>): EloRating {
  if (step.cause === 'IMPORT') return step.after;
  const so = moved.get(step.gameId) ?? { elo: 0, games: 0 };
  if (step.cause === 'OVERRULED') {
    moved.delete(step.gameId);
    return { elo: before.elo - so.elo, games: before.games - so.games };
  }
  const { first } = eloAfter(before, { elo: step.opponentElo, games: 0 }, step.score);
  moved.set(step.gameId, {
    elo: so.elo + first.elo - before.elo,
    games: so.games + first.games - before.games,
  });
  return first;
}
