import type { SleepUntil } from '../application/waiting.ts';
import type { Instant } from '../kernel/time.ts';

/** How soon a sleeper sees that the clock was set, or that the machine has slept. */
const LONGEST_TIMEOUT = 30_000;

/** Waiting by the machine's clock. A sleeper does not keep the process alive by itself. */
export function realSleepUntil(now: () => Instant): SleepUntil {
  return (at, signal) =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const wait = () => {
        const left = at - now();
        if (left <= 0) wake();
        else timer = setTimeout(wait, Math.min(left, LONGEST_TIMEOUT)).unref();
      };
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', wake, { once: true });
      timer = setTimeout(wait, Math.max(0, Math.min(at - now(), LONGEST_TIMEOUT))).unref();
    });
}

/** Calls back when everything that runs in this turn of the event loop is done. */
export function afterThisTurn(callback: () => void): void {
  setImmediate(callback);
}

/** Ends when everything that waits for this turn of the event loop has run. */
export function letBy(): Promise<void> {
  return new Promise((resolve) => afterThisTurn(resolve));
}

/** Milliseconds by a clock of the machine that is never set: for how long something takes, not for when it is. */
export function realMillis(): number {
  return performance.now();
}

/** Calls back once so many milliseconds of the machine's clock have gone by, unless the answer is called before. */
export function afterRealMillis(millis: number, callback: () => void): () => void {
  const timer = setTimeout(callback, millis).unref();
  return () => clearTimeout(timer);
}

/**
 * Calls back every so many seconds of the machine's clock until the answer is called: to see whether the other end of a
 * connection lives, which has nothing to do with the time that games are played in.
 */
export function everyRealSeconds(seconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, seconds * 1_000).unref();
  return () => clearInterval(timer);
}

/**
 * What the work answers, or `late` when it takes longer than so many seconds of the machine's clock. What was answered while
 * this program itself was busy is not late.
 */
export function withinRealSeconds<Value>(seconds: number, work: Promise<Value>, late: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => resolve(late())), seconds * 1_000).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Ends so many seconds later by the machine's clock. */
export function realSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));
}

/** Ends a second later by the machine's clock: how jobs of a server are paced. Keeps the process from nothing. */
export function paceOfJobs(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 1_000).unref());
}

/** Ends when the machine's clock has gone on by the next whole number of `beat` milliseconds since `begun` (`performance.now()`). */
export function untilRealBeat(begun: number, beat: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, beat - ((performance.now() - begun) % beat)));
}
