import { DAY, millis, type Instant } from '../../kernel/time.ts';
import type { Clock } from './clock.ts';
import { whenLeft } from './fischer.ts';

/** A warning of a player without a clock: after how many days without his move it falls due, and when. */
export interface InactivityWarning {
  readonly days: number;
  readonly at: Instant;
}

/** When the next warning falls due, after an instant or, where none is given, since the turn began; null: none does. */
export function nextWarningAt(clock: Clock, after: Instant | null = clock.since): Instant | null {
  return after === null ? null : (inactivityWarnings(clock).find(({ at }) => at > after)?.at ?? null);
}

/** The last warning that has fallen due by an instant; null: none yet. */
export function lastWarning(clock: Clock, by: Instant): InactivityWarning | null {
  return inactivityWarnings(clock).findLast(({ at }) => at <= by) ?? null;
}

/**
 * When the running seat is warned that its game is lost by not moving, the earliest first; none with a clock or while nothing
 * runs. Counted from the deadline, so that more time puts the warnings off with it. Source: Clocks 2.1.
 */
function inactivityWarnings(clock: Clock): readonly InactivityWarning[] {
  const { control } = clock;
  if (control.kind !== 'untimed') return [];
  return control.warnAt.flatMap((days) => {
    const at = whenLeft(clock, millis((control.forfeitAfterDays - days) * DAY));
    return at === null ? [] : [{ days, at }];
  });
}
