import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { otherSeat, type BySeat, type Seat } from '../../kernel/seat.ts';
import { DAY, millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { Clock, TimeControl } from './clock.ts';
import { instantAfter, restsFrom, timeBetween, type Rest } from './rest.ts';

/** Why a clock does not do what is asked; `at` is the deadline that has passed. */
export type ClockRefusal =
  | { readonly kind: 'not-running' }
  | { readonly kind: 'flag-fallen'; readonly seat: Seat; readonly at: Instant };

/** A flag that has fallen: who has lost on time, the instant the loss is dated at, and the clock stopped there. */
export interface FlagFall {
  readonly seat: Seat;
  readonly at: Instant;
  readonly clock: Clock;
}

/**
 * A clock that starts at `at` with `running` to move. Both seats have the initial time, never above the limit; untimed,
 * each has the days after which a game without a move is lost. Its rests are in order. Source: Clocks 1.1 to 1.3, 2.1.
 */
export function startClock(
  control: TimeControl,
  at: Instant,
  running: Seat = 'first',
  rests: readonly Rest[] = [],
): Clock {
  const time = startingTime(control);
  return {
    control,
    remaining: { first: time, second: time },
    used: { first: NONE, second: NONE },
    running,
    since: at,
    until: null,
    rests: restsFrom(rests, at),
  };
}

/**
 * The clock after the running seat has moved at `at`: his time is lowered by what he used, raised by the increment and
 * capped at the limit (untimed: full again), and the other seat's runs from `at`. A move exactly at the deadline is in
 * time; a later one is refused as `flag-fallen`, a stopped clock as `not-running`. An `at` before the turn began counts
 * as its beginning, so that clocks of two machines which differ by little take nothing from anybody.
 * Source: Clocks 1.2 to 1.4.
 */
export function press(clock: Clock, at: Instant): Result<Clock, ClockRefusal> {
  const settled = settle(clock, at);
  if (!settled.ok) return settled;
  const { remaining, used, mover, now } = settled.value;
  const next = { ...remaining, [mover]: timeAfterMove(clock.control, remaining[mover]) };
  return ok({
    ...clock,
    remaining: next,
    used,
    running: otherSeat(mover),
    since: now,
    rests: restsFrom(clock.rests, now),
  });
}

/** The last instant at which the running seat may still move, or both may still agree; null while the clock is stopped. */
export function deadline(clock: Clock): Instant | null {
  return clock.running === null ? clock.until : whenLeft(clock, NONE);
}

/** When the running seat has so much left, none earlier than its turn began; null while the clock is stopped. */
export function whenLeft({ running, since, remaining, rests }: Clock, left: Millis): Instant | null {
  if (running === null || since === null) return null;
  return instantAfter(since, millis(Math.max(0, remaining[running] - left)), rests);
}

/**
 * The flag fall that stands at `now`, or null while there is none. The loss is dated at the deadline however late it is
 * found, so that the sweeper and a late move say the same. Source: Clocks 1.4, 1.6.
 */
export function flagAt(clock: Clock, now: Instant): FlagFall | null {
  const at = deadline(clock);
  if (clock.running === null || at === null || now <= at) return null;
  const then = { now: at, remaining: remainingAt(clock, at), used: usedAt(clock, at) };
  return { seat: clock.running, at, clock: stopped(clock, then) };
}

/** What each seat has left at `now`: never below zero, and no more than at the start of the turn. */
export function remainingAt(clock: Clock, now: Instant): BySeat<Millis> {
  if (clock.running === null) return clock.remaining;
  const left = millis(clock.remaining[clock.running] - elapsed(clock, now));
  return { ...clock.remaining, [clock.running]: left };
}

/** What each seat has used up to `now`; the running seat's ends at his deadline. It accrues in every kind of control. */
export function usedAt(clock: Clock, now: Instant): BySeat<Millis> {
  if (clock.running === null) return clock.used;
  return { ...clock.used, [clock.running]: millis(clock.used[clock.running] + elapsed(clock, now)) };
}

/**
 * The clock stopped at `at`, to agree on something or because the game is over; what the running seat has used is taken off, no
 * increment is given. Refused as `press` refuses.
 */
export function stop(clock: Clock, at: Instant): Result<Clock, ClockRefusal> {
  const settled = settle(clock, at);
  return settled.ok ? ok(stopped(clock, settled.value)) : settled;
}

/** A stopped clock running again from `at` for the seat to move; a clock that runs is left as it is. */
export function resume(clock: Clock, at: Instant, running: Seat): Clock {
  return clock.running === null ? { ...clock, running, since: at, until: null } : clock;
}

/** A stopped clock with a time to agree, from an instant on: both have as much, and nobody's own time passes. */
export function awaitAgreement(clock: Clock, at: Instant, time: Millis): Clock {
  invariant(clock.running === null, 'while something is agreed no clock runs');
  return { ...clock, until: instantAfter(at, time, clock.rests) };
}

/** Whether the time to agree is over; an agreement exactly at its end is in time. */
export function isAgreementOver({ running, until }: Clock, now: Instant): boolean {
  return running === null && until !== null && now > until;
}

interface Settled {
  readonly mover: Seat;
  readonly now: Instant;
  readonly remaining: BySeat<Millis>;
  readonly used: BySeat<Millis>;
}

const NONE = millis(0);

function settle(clock: Clock, at: Instant): Result<Settled, ClockRefusal> {
  const { running, since } = clock;
  if (running === null || since === null) return err({ kind: 'not-running' });
  const fallen = flagAt(clock, at);
  if (fallen !== null) return err({ kind: 'flag-fallen', seat: fallen.seat, at: fallen.at });
  const now = at < since ? since : at;
  return ok({ mover: running, now, remaining: remainingAt(clock, now), used: usedAt(clock, now) });
}

function elapsed({ running, since, remaining, rests }: Clock, now: Instant): number {
  if (running === null || since === null || now <= since) return 0;
  return Math.min(timeBetween(since, now, rests), remaining[running]);
}

function startingTime(control: TimeControl): Millis {
  if (control.kind === 'untimed') return millis(control.forfeitAfterDays * DAY);
  return millis(Math.min(control.initial, control.limit));
}

function timeAfterMove(control: TimeControl, left: Millis): Millis {
  if (control.kind === 'untimed') return startingTime(control);
  return millis(Math.min(left + control.increment, control.limit));
}

function stopped(clock: Clock, { now, remaining, used }: Omit<Settled, 'mover'>): Clock {
  const rests = restsFrom(clock.rests, now);
  return { ...clock, remaining, used, running: null, since: null, until: null, rests };
}
