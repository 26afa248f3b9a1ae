import { instant, type Instant, type Millis } from '../kernel/time.ts';

/** Of its own pace, while the machine's clock has yet to come up to it. */
const SLOWED = 0.9;

/** The time by which games are played on a machine whose clock may be set, and which may sleep. */
export interface SteadyClock {
  /** Never earlier than it was before. */
  now(): Instant;
  /** Whether the machine's time is further ahead than is let pass, and so not taken for the time yet. */
  hasGap(): boolean;
  /** Goes on from the machine's time: what was lost in a gap has been given back. */
  closeGap(): void;
}

/**
 * A clock that goes by a machine's. Where that has been set forward, or has slept, or this program was not let run, for more than `tolerated`,
 * this one goes on as if that had not been, so that nobody's time runs out, until the gap is closed. Where it has been set back, or
 * begins before `notBefore`, this one goes slower until both agree. `elapsed`: milliseconds by a clock that is never set. To be looked at
 * more often than every `tolerated`.
 */
export function steadyClock(parts: {
  readonly machine: () => Instant;
  readonly elapsed: () => number;
  readonly tolerated: Millis;
  readonly notBefore: Instant | null;
}): SteadyClock {
  const { machine, elapsed, tolerated, notBefore } = parts;
  let time: number = Math.max(machine(), notBefore ?? 0);
  let read = elapsed();

  /** How far the machine is ahead of this clock, which has gone on meanwhile. */
  function goOn(): number {
    const passed = elapsed() - read;
    read += passed;
    const lived = passed > tolerated ? 0 : passed;
    time += machine() < time + lived ? lived * SLOWED : lived;
    return machine() - time;
  }

  return {
    now() {
      const ahead = goOn();
      if (ahead > 0 && ahead <= tolerated) time += ahead;
      return instant(Math.floor(time));
    },
    hasGap: () => goOn() > tolerated,
    closeGap: () => void (time += Math.max(0, goOn())),
  };
}
