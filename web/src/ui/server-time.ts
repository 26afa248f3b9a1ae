import { computed, readonly, shallowRef, type ComputedRef } from 'vue';
import { pageCameAt } from '../first/page-came.ts';
import { firstView } from './first-view.ts';
import { isAtServer } from './listening.ts';

/** Milliseconds by which the server's clock is ahead of this device's. */
const offset = shallowRef(0);
const tick = shallowRef(Date.now());
let best = Number.NEGATIVE_INFINITY;

/** This device's time in milliseconds since 1970, stepped once a second. */
export const deviceNow = readonly(tick);

if (!isAtServer()) {
  setInterval(() => (tick.value = Date.now()), 1_000);
  document.addEventListener('visibilitychange', () => (tick.value = Date.now()));
}

/** A clock of its own, as it was shown last. */
interface OwnClock {
  readonly at: number;
  readonly since: number;
  /** How many times faster than this device's it goes; 0: it stands. */
  readonly rate: number;
}
const own = shallowRef<OwnClock | null>(null);

/** The server's time now, in milliseconds since 1970, by the last answer that told it, or by a clock of its own, stepped once a second; of a page that is as the server has drawn it, when it was drawn. */
export const serverNow: ComputedRef<number> = computed(() => {
  if (firstView.value !== null) return firstView.value.at;
  if (own.value === null) return tick.value + offset.value;
  const { at, since, rate } = own.value;
  return at + Math.max(0, tick.value - since) * rate;
});

/** Shows a clock of its own from now on, which goes so many times faster than this device's. */
export function showClock(at: number, rate: number): void {
  own.value = { at, since: Date.now(), rate };
}

/** Takes one telling of the server's time. An answer is late by its journey, so the least late one is believed; a jump of a minute resets. */
function hear(instant: number, heardAt: number): void {
  const ahead = instant - heardAt;
  if (Number.isNaN(ahead)) return;
  if (ahead > best || best - ahead > 60_000) {
    best = ahead;
    offset.value = ahead;
  }
}

/** Reads every `serverNow` out of an answer that has just arrived from the server. */
export function learnServerTime(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  for (const [key, value] of Object.entries(answer)) {
    if (key === 'serverNow' && typeof value === 'string') hear(Date.parse(value), Date.now());
    else learnServerTime(value);
  }
}

/** Takes the time that a page was drawn at, which came with it. */
export const learnDrawnTime = (at: number): void => hear(at, performance.timeOrigin + pageCameAt());
