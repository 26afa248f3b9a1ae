import { message, type Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import { DAY, millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { Clock } from './clock.ts';
import { LONGEST_DURATION } from './duration-notation.ts';
import { inOrder, instantAfter, restsBefore, restsFrom, timeBetween, type Rest } from './rest.ts';

/**
 * The clock with `time` added to a seat by the director, running or not. It may stand above the limit until that seat's
 * next move, which caps it as every move does. Refuses what is not a whole number of milliseconds above
 * zero, and more than ten years in all. A flag that has fallen stays fallen: ask `flagAt` first.
 * Source: Clocks 3.1, 3.3.
 */
export function extend(clock: Clock, seat: Seat, time: Millis): Result<Clock, Message> {
  if (!Number.isSafeInteger(time) || time <= 0) return err(message('clock.extension.notWhole'));
  const extended = millis(clock.remaining[seat] + time);
  if (extended > LONGEST_DURATION) return err(message('clock.extension.long', { days: LONGEST_DURATION / DAY }));
  return ok({ ...clock, remaining: { ...clock.remaining, [seat]: extended } });
}

/**
 * The clock with other rests planned from an instant on; what was before stays as it was. What is left of a time to agree stays
 * left. Source: Clocks 5.1.
 */
export function planRests(clock: Clock, at: Instant, planned: readonly Rest[]): Clock {
  return withRests(clock, at, inOrder([...restsBefore(clock.rests, at), ...restsFrom(planned, at)]));
}

/**
 * The clock as if the server's downtime had not been: nobody's time has passed in it, and nobody has used any. A time to agree is
 * later by it too; a stopped clock stays stopped. Source: Clocks 3.2.
 */
export function credit(clock: Clock, downtime: Rest): Clock {
  return withRests(clock, downtime.from, inOrder([...clock.rests, downtime]));
}

/** `rests` are those of the clock up to `at`. */
function withRests(clock: Clock, at: Instant, rests: readonly Rest[]): Clock {
  const { until } = clock;
  if (until === null || until < at) return { ...clock, rests };
  return { ...clock, rests, until: instantAfter(at, timeBetween(at, until, clock.rests), rests) };
}
