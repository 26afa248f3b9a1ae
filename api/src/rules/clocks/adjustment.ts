import { invariant } from '../../kernel/assert.ts';
import { message, type Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { otherSeat, type BySeat, type Seat } from '../../kernel/seat.ts';
import { DAY, millis, plus, type Instant, type Millis } from '../../kernel/time.ts';
import type { Clock } from './clock.ts';
import { remainingAt, startClock, usedAt } from './fischer.ts';
import { LONGEST_DURATION } from './duration-notation.ts';

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
 * The clock as if the server's downtime had not been: the turn began that much later, so the deadline moves and nobody
 * has used that time. A time to agree is later by it too; a stopped clock is left as it is. Source: Clocks 3.2.
 */
export function credit(clock: Clock, downtime: Millis): Clock {
  invariant(downtime >= 0, 'a downtime is never negative');
  if (clock.until !== null) return { ...clock, until: plus(clock.until, downtime) };
  return clock.since === null ? clock : { ...clock, since: plus(clock.since, downtime) };
}

/**
 * The clock of a game that somebody else takes over at `seat`: he begins with the initial time and has used none; if it is
 * the opponent's turn, that begins anew with the initial time too, unless he has more left. A flag that has fallen stays
 * fallen: ask `flagAt` first. Source: Common 1.5.
 */
export function takenOver(clock: Clock, seat: Seat, at: Instant): Clock {
  const initial = startClock(clock.control, at).remaining[seat];
  const left = remainingAt(clock, at);
  const opponent = otherSeat(seat);
  const opponentLeft = clock.running === opponent ? millis(Math.max(left[opponent], initial)) : left[opponent];
  return {
    ...clock,
    remaining: bothSeats(seat, initial, opponentLeft),
    used: { ...usedAt(clock, at), [seat]: millis(0) },
    since: clock.running === null ? clock.since : at,
  };
}

function bothSeats(seat: Seat, own: Millis, opponents: Millis): BySeat<Millis> {
  return seat === 'first' ? { first: own, second: opponents } : { first: opponents, second: own };
}
