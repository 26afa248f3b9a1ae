/** A player of an open match: his points, and the time that he used in the last finished game and in the running one; null: not known. */
export interface RulingSide {
  readonly id: string;
  readonly points: number;
  readonly lastGameUsed: number | null;
  readonly currentGameUsed: number | null;
}

/** Who wins an open match after the last week, and by which of the three rules; both null: the director decides. */
export interface Ruling {
  readonly winner: string | null;
  readonly rule: 1 | 2 | 3 | null;
}

const DIRECTOR: Ruling = { winner: null, rule: null };

/**
 * The ruling on a match that is open at the end of the last week: more points; or less time used in the last finished game; or, where none is finished,
 * in the running one. What is equal or not known goes to the director. Source: formats.md D.5.3, KO-LASTUSED, KO-EQUAL.
 */
export function rulingAfterWeek(first: RulingSide, second: RulingSide, finishedGames: number): Ruling {
  if (first.points !== second.points) {
    return { winner: first.points > second.points ? first.id : second.id, rule: 1 };
  }
  const [one, two] =
    finishedGames > 0 ? [first.lastGameUsed, second.lastGameUsed] : [first.currentGameUsed, second.currentGameUsed];
  if (one === null || two === null || one === two) return DIRECTOR;
  return { winner: one < two ? first.id : second.id, rule: finishedGames > 0 ? 2 : 3 };
}
