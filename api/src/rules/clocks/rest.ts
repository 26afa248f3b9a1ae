import { between, instant, millis, minus, plus, type Instant, type Millis } from '../../kernel/time.ts';

/** A span in which no clock runs: from its first instant on, up to the one at which all goes on. */
export interface Rest {
  readonly from: Instant;
  readonly to: Instant;
}

/** The same spans in order, each as long as it lasts without a gap; those that last no time are left out. */
export function inOrder(spans: readonly Rest[]): readonly Rest[] {
  const rests: Rest[] = [];
  for (const { from, to } of spans.filter((span) => span.to > span.from).toSorted((a, b) => a.from - b.from)) {
    const last = rests.at(-1);
    if (last === undefined || from > last.to) rests.push({ from, to });
    else if (to > last.to) rests[rests.length - 1] = { from: last.from, to };
  }
  return rests;
}

/** The parts of these rests that lie before an instant. */
export function restsBefore(rests: readonly Rest[], at: Instant): readonly Rest[] {
  return rests.filter(({ from }) => from < at).map(({ from, to }) => ({ from, to: instant(Math.min(to, at)) }));
}

/** The parts of these rests that lie at an instant and after it. */
export function restsFrom(rests: readonly Rest[], at: Instant): readonly Rest[] {
  return rests.filter(({ to }) => to > at).map(({ from, to }) => ({ from: instant(Math.max(from, at)), to }));
}

/** The rest in which an instant lies; null: it lies in none. */
export function restAt(rests: readonly Rest[], at: Instant): Rest | null {
  return rests.find(({ from, to }) => from <= at && at < to) ?? null;
}

/** How much time passes from one instant to a later one beside these rests. They are in order. Source: Clocks 5.1. */
export function timeBetween(from: Instant, to: Instant, rests: readonly Rest[]): Millis {
  const rested = rests.reduce((sum, rest) => sum + Math.max(0, Math.min(rest.to, to) - Math.max(rest.from, from)), 0);
  return millis(between(from, to) - rested);
}

/** When so much time was still to pass up to an instant beside these rests, never within one. They are in order. Source: Clocks 5.1. */
export function instantBefore(to: Instant, time: Millis, rests: readonly Rest[]): Instant {
  let at = to;
  let left: number = time;
  for (const rest of rests.toReversed()) {
    if (rest.from >= at) continue;
    const after = Math.max(0, between(rest.to, at));
    if (left <= after) break;
    left -= after;
    at = rest.from;
  }
  return minus(at, millis(left));
}

/**
 * When so much time has passed since an instant beside these rests: never within a rest, so what ends as one begins ends when it
 * is over. They are in order. Source: Clocks 5.1.
 */
export function instantAfter(from: Instant, time: Millis, rests: readonly Rest[]): Instant {
  let at = from;
  let left: number = time;
  for (const rest of rests) {
    if (rest.to <= at) continue;
    const before = Math.max(0, between(at, rest.from));
    if (left < before) break;
    left -= before;
    at = rest.to;
  }
  return plus(at, millis(left));
}
