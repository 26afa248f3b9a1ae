import type { SleepUntil } from '../../application/waiting.ts';
import { between, instant, millis, plus, type Instant } from '../../kernel/time.ts';
import { standingClock, type StandingClock } from './standing-clock.ts';

/** Lets time pass up to an instant; ends when that has come, or sooner by the signal. Then it stands. */
export type PassTo = (at: Instant, signal: AbortSignal) => Promise<void>;

/** A clock that stands, jumps, or runs so many times faster than the one outside, never further than it is told to. */
export interface FastClock extends Omit<StandingClock, 'moveTo'> {
  /** How its time passes from now on: so many times faster than outside, where what happens in it takes no longer than that; null: it jumps. */
  readonly atSpeed: (speed: number | null) => PassTo;
}

/** A clock that stands at `start`, beside the one outside. */
export function fastClock(
  start: Instant,
  outside: { readonly now: () => Instant; readonly sleepUntil: SleepUntil },
): FastClock {
  const { moveTo, ...standing } = standingClock(start);
  let running: (() => Instant) | null = null;
  const now = (): Instant => (running === null ? standing.now() : running());
  return {
    ...standing,
    now,
    atSpeed(speed) {
      if (speed === null) return async (at) => moveTo(at);
      const [inside, since] = [standing.now(), outside.now()];
      return async (at, signal) => {
        const passed = (): number => Math.floor(between(since, outside.now()) * speed);
        running = () => instant(Math.max(standing.now(), Math.min(at, inside + passed())));
        await outside.sleepUntil(plus(since, millis(Math.ceil(between(inside, at) / speed))), signal);
        const reached = now();
        running = null;
        moveTo(reached);
      };
    },
  };
}
