import type { SleepUntil } from '../../api/src/application/waiting.ts';
import { instant, plus } from '../../api/src/kernel/time.ts';
import type { Instant, Millis } from '../../api/src/kernel/time.ts';

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

interface Sleeper {
  readonly at: Instant;
  readonly soft: boolean;
  readonly wake: () => void;
}

/** A clock that shows `start`. Soft sleepers are woken only where the clock halts anyway. */
export function manualClock(start: Instant = instant(Date.UTC(2026, 10, 21, 12))): ManualClock {
  let time = start;
  const sleepers = new Set<Sleeper>();

  function wakeDue(): void {
    const due = [...sleepers].filter(({ at }) => at <= time).toSorted((a, b) => a.at - b.at);
    for (const { wake } of due) wake();
  }

  const clock: ManualClock = {
    now: () => time,
    sleepUntil: (at, signal, { soft = false } = {}) =>
      new Promise((resolve) => {
        if (signal.aborted || at <= time) return resolve();
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const sleeper = { at, soft, wake };
        sleepers.add(sleeper);
        signal.addEventListener('abort', wake, { once: true });
      }),
    async advanceTo(end) {
      await clock.settled();
      for (;;) {
        const next = Math.min(...[...sleepers].filter(({ soft }) => !soft).map(({ at }) => at), end);
        time = instant(Math.max(time, next));
        wakeDue();
        await clock.settled();
        if (time >= end) return;
      }
    },
    advance: (passed) => clock.advanceTo(plus(time, passed)),
    settled: async () => {},
  };
  return clock;
}
