import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import { millis, plus, type Millis } from '../../kernel/time.ts';
import type { Clock } from './clock.ts';
import { LONGEST_DURATION } from './duration-notation.ts';

/**
 * The clock with `time` added to a seat by the director, running or not. It may stand above the limit until that seat's
 * next move, which caps it as every move does. Refuses with a sentence what is not a whole number of milliseconds above
 * zero, and more than ten years in all. A flag that has fallen stays fallen: ask `flagAt` first.
 * Source: formats.md 0.6.
 */
export function extend(clock: Clock, seat: Seat, time: Millis): Result<Clock, string> {
  if (!Number.isSafeInteger(time) || time <= 0) return err('The extension must be a whole number above zero.');
  const extended = millis(clock.remaining[seat] + time);
  if (extended > LONGEST_DURATION) return err('No clock may show more than 3650 days.');
  return ok({ ...clock, remaining: { ...clock.remaining, [seat]: extended } });
}

/**
 * The clock as if the server's downtime had not been: the turn began that much later, so the deadline moves and nobody
 * has used that time. A stopped clock is left as it is. Source: architecture.md 5.
 */
export function credit(clock: Clock, downtime: Millis): Clock {
  invariant(downtime >= 0, 'a downtime is never negative');
  return clock.since === null ? clock : { ...clock, since: plus(clock.since, downtime) };
}
