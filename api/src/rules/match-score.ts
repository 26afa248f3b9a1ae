/** Where a match stands with its one game without doubling: not yet come, being played, gone by. Source: Backgammon 3.5. */
export const CRAWFORD = ['before', 'now', 'after'] as const;
export type Crawford = (typeof CRAWFORD)[number];

/**
 * What a game is that starts at this score of a match to `length` points, after one that was `last` (a match begins with `before`): the
 * first one that starts with one side a point short and the other further away is the Crawford game; there is no other.
 * Source: Backgammon 3.5.
 */
export function crawfordAt(last: Crawford, score: readonly [number, number], length: number): Crawford {
  if (last !== 'before') return 'after';
  const close = score.filter((points) => points === length - 1).length;
  if (close === 1) return 'now';
  return close === 0 ? 'before' : 'after';
}

/** Whether these points win a match to `length`; points beyond it count for nothing more. Source: Knock-out 3.1. */
export function isWon(points: number, length: number): boolean {
  return points >= length;
}
