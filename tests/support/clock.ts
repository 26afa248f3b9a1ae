import type { SleepUntil } from '../../api/src/application/waiting.ts';
import { instant, plus } from '../../api/src/kernel/time.ts';
import type { Instant, Millis } from '../../api/src/kernel/time.ts';
import { standingClock } from '../../api/src/server/sandbox/standing-clock.ts';

/** A clock that stands until it is moved. Whoever sleeps is woken when it passes, in the order of the appointments. */
export interface ManualClock {
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
  /** Moves on to this instant, halting at every appointment until `settled` says that nothing is left to do there. */
  advanceTo(at: Instant): Promise<void>;
  advance(time: Millis): Promise<void>;
  /** What is asked whether the woken have done their work; a composed server sets it. */
  settled: () => Promise<void>;
}

/** A clock that shows `start`. Soft sleepers are woken only where the clock halts anyway. */
export function manualClock(start: Instant = instant(Date.UTC(2026, 10, 21, 12))): ManualClock {
  const { now, sleepUntil, nextAppointment, moveTo } = standingClock(start);
  const clock: ManualClock = {
    now,
    sleepUntil,
    async advanceTo(end) {
      await clock.settled();
      for (;;) {
        moveTo(instant(Math.min(nextAppointment() ?? end, end)));
        await clock.settled();
        if (now() >= end) return;
      }
    },
    advance: (passed) => clock.advanceTo(plus(now(), passed)),
    settled: async () => {},
  };
  return clock;
}
