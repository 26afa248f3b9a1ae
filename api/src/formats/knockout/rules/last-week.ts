import { DAY, instant, millis, plus } from '../../../kernel/time.ts';
import type { Instant } from '../../../kernel/time.ts';

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

/** The 75 % rule at a moment, from when matches were decided, in any order. Byes are no matches. Source: Knock-out 5.1, 5.2. */
export function lastWeek(matches: number, decidedAt: readonly Instant[], now: Instant): LastWeek {
  const times = lastWeekOf({ matches, decidedAt, days: 7, percent: 75 });
  return { ...times, isOver: times.endsAt !== null && now >= times.endsAt && decidedAt.length < matches };
}

/** A round under the rule: its matches, when some were decided, how many days the others then have, and at how many per cent. */
export interface RoundUnderRule {
  readonly matches: number;
  readonly decidedAt: readonly Instant[];
  readonly days: number;
  readonly percent: number;
}

/** The same without a moment: how many decisions it takes, when so many were made, and when the others' time ends. */
export type LastWeekTimes = Omit<LastWeek, 'isOver'>;

/** When the rule is reached and ends in a round; never in one of three matches or fewer. */
export function lastWeekOf({ matches, decidedAt, days, percent }: RoundUnderRule): LastWeekTimes {
  const needed = Math.ceil((percent * matches) / 100);
  const reached = matches > 3 ? decidedAt.toSorted((one, two) => one - two)[needed - 1] : undefined;
  if (reached === undefined) return { needed, reachedAt: null, endsAt: null };
  return { needed, reachedAt: reached, endsAt: plus(instant(reached), millis(days * DAY)) };
}
