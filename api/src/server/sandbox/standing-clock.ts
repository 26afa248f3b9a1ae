import type { SleepUntil } from '../../application/waiting.ts';
import { instant, type Instant } from '../../kernel/time.ts';

/** A clock that stands until it is put on. */
export interface StandingClock {
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
  /** When the next of those is to wake who keep an appointment; null: nobody does. */
  readonly nextAppointment: () => Instant | null;
  /** Puts it on, never back, and wakes whose time has come in the order of their appointments. */
  readonly moveTo: (at: Instant) => void;
}

interface Sleeper {
  readonly at: Instant;
  readonly soft: boolean;
  readonly wake: () => void;
}

/** A clock that shows `start`. Soft sleepers are woken where it halts anyway. */
export function standingClock(start: Instant): StandingClock {
  let time = start;
  const sleepers = new Set<Sleeper>();
  return {
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
    nextAppointment() {
      const firm = [...sleepers].filter(({ soft }) => !soft).map(({ at }) => at);
      return firm.length === 0 ? null : instant(Math.min(...firm));
    },
    moveTo(at) {
      time = instant(Math.max(time, at));
      const due = [...sleepers].filter((sleeper) => sleeper.at <= time).toSorted((a, b) => a.at - b.at);
      for (const { wake } of due) wake();
    },
  };
}
