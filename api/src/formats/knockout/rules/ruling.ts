import type { Citation } from '../../../rules/citation.ts';

/** A player of an open match: his points, and the time that he used in the last finished game and in the running one; null: not known. */
export interface RulingSide {
  readonly id: string;
  readonly points: number;
  readonly lastGameUsed: number | null;
  readonly currentGameUsed: number | null;
}

/** Who wins an open match after the last week, and by which of the three rules; both null: the director decides. `rules`: where that stands. */
export interface Ruling {
  readonly winner: string | null;
  readonly rule: 1 | 2 | 3 | null;
  readonly rules: Citation;
}

/** Where the three rules stand. */
export const AFTER_THE_WEEK: Citation = ['Knock-out 5.3'];

const DIRECTOR: Ruling = { winner: null, rule: null, rules: ['Knock-out 5.7'] };

/**
 * The ruling on a match that is open at the end of the last week: more points; or less time used in the last finished game; or, where none is finished,
 * in the running one. What is equal or not known goes to the director. Source: Knock-out 5.3, 5.6, 5.7.
 */
export function rulingAfterWeek(first: RulingSide, second: RulingSide, finishedGames: number): Ruling {
  if (first.points !== second.points) {
    return { winner: first.points > second.points ? first.id : second.id, rule: 1, rules: AFTER_THE_WEEK };
  }
  const [one, two] =
    finishedGames > 0 ? [first.lastGameUsed, second.lastGameUsed] : [first.currentGameUsed, second.currentGameUsed];
  if (one === null || two === null || one === two) return DIRECTOR;
  return { winner: one < two ? first.id : second.id, rule: finishedGames > 0 ? 2 : 3, rules: AFTER_THE_WEEK };
}
