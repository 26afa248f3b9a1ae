import { DAY, instant, millis, plus } from '../../../kernel/time.ts';
import type { Instant } from '../../../kernel/time.ts';

/** How long the others have when three in four matches of a round are decided. */
const LAST_WEEK = millis(7 * DAY);

/**
 * The 75 % rule of a round: how many decided matches it takes, when so many were, when the last week of the others ends; null: that is not so yet, or
 * never in a round of three or fewer. `isOver`: the week is over and a match is open, which is ruled on now.
 */
export interface LastWeek {
  readonly needed: number;
  readonly reachedAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly isOver: boolean;
}

/** The 75 % rule at a moment, from when matches were decided, in any order. Byes are no matches. Source: formats.md D.5.1, D.5.2, KO-75COUNT, KO-75CLOCK. */
export function lastWeek(matches: number, decidedAt: readonly Instant[], now: Instant): LastWeek {
  const needed = Math.ceil((3 * matches) / 4);
  const reached = matches > 3 ? decidedAt.toSorted((one, two) => one - two)[needed - 1] : undefined;
  if (reached === undefined) return { needed, reachedAt: null, endsAt: null, isOver: false };
  const endsAt = plus(instant(reached), LAST_WEEK);
  return { needed, reachedAt: reached, endsAt, isOver: now >= endsAt && decidedAt.length < matches };
}
