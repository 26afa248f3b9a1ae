import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Err, type Result } from '../../kernel/result.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import type { Instant, Millis } from '../../kernel/time.ts';
import type { Clock, TimeControl } from './clock.ts';
import { deadline, flagAt, press, startClock } from './fischer.ts';

/** One move on a clock: who made it, when, and what he had left after his increment. */
export interface FischerPress {
  readonly seat: Seat;
  readonly at: Instant;
  readonly remaining: Millis;
}

/**
 * A clock told from its presses. `remaining` stands as at the last press; `expiresAt` is that press and what the seat to
 * move had left then. `lostOnTime` is the seat whose flag has fallen, or null.
 */
export interface FischerState {
  readonly toMove: Seat;
  readonly expiresAt: Instant;
  readonly remaining: BySeat<Millis>;
  readonly log: readonly FischerPress[];
  readonly lostOnTime: Seat | null;
}

/** A press that cannot have been: which one (from 0), and why. */
export interface PressRefusal {
  readonly index: number;
  readonly message: string;
}

/** A game's clock as it was lived: when it started, every press in order, and the instant it is asked for. */
export interface PressedClock {
  readonly control: TimeControl;
  readonly startedAt: Instant;
  readonly presses: readonly Instant[];
  readonly now: Instant;
}

/**
 * The state of a clock after its presses. A last press after the deadline is what finds the loss on time and is not
 * logged. Refuses a press before the start or before the one before it, one later than `now`, and one after the loss.
 * Source: Clocks 1.
 */
export function fischerState({ control, startedAt, presses, now }: PressedClock): Result<FischerState, PressRefusal> {
  let clock = startClock(control, startedAt);
  let before = startedAt;
  const log: FischerPress[] = [];
  for (const [index, at] of presses.entries()) {
    const seat = seatToMove(clock);
    if (at < before) return refuse(index, `is earlier than ${index === 0 ? 'the start' : 'the press before it'}`);
    if (at > now) return refuse(index, 'is later than now');
    const pressed = press(clock, at);
    if (!pressed.ok && index === presses.length - 1) break;
    if (!pressed.ok) return refuse(index + 1, `comes after the time of the ${seat} player had run out`);
    log.push({ seat, at, remaining: pressed.value.remaining[seat] });
    clock = pressed.value;
    before = at;
  }
  const expiresAt = deadline(clock);
  invariant(expiresAt !== null, 'a running clock has a deadline');
  const lostOnTime = flagAt(clock, now)?.seat ?? null;
  return ok({ toMove: seatToMove(clock), expiresAt, remaining: clock.remaining, log, lostOnTime });
}

function refuse(index: number, what: string): Err<PressRefusal> {
  return err({ index, message: `presses[${index}] ${what}.` });
}

function seatToMove(clock: Clock): Seat {
  invariant(clock.running !== null, 'a clock runs until it is stopped');
  return clock.running;
}
