import type { Instant, Millis } from '../kernel/time.ts';
import { MINUTE, millis } from '../kernel/time.ts';

/** Lets each caller do so much within a time and refuses the rest. Each server counts for itself, unless what it counts is shared (`SharedCounts`). */
export interface RateLimit {
  /** Whether this caller may go on; counts what he asks for, as `cost` when it is more than one. */
  take(caller: string, cost?: number): boolean;
  /** How long this caller has to wait until he may ask for something of this cost; 0: not at all. */
  wait(caller: string, cost?: number): Millis;
  /** How much this caller may still ask for now. */
  left(caller: string): number;
  /** Counts so much less of what this caller has asked for. */
  giveBack(caller: string, cost: number): void;
  /** Counts what this caller has been given elsewhere, also where that is more than is left: then he waits the longer. */
  charge(caller: string, cost: number): void;
}

const MOST_CALLERS = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: Instant;
}

/**
 * A token bucket for each caller with room for `most`, which fills evenly within `window`. Callers whose buckets are full are
 * forgotten.
 */
export function createRateLimit(now: () => Instant, most: number, window: Millis = MINUTE): RateLimit {
  const buckets = new Map<string, Bucket>();
  let swept = now();
  const filled = ({ left, at }: Bucket): number => Math.min(most, left + ((now() - at) * most) / window);
  const leftTo = (caller: string): number => filled(buckets.get(caller) ?? { left: most, at: now() });

  function sweep(): void {
    swept = now();
    for (const [caller, bucket] of buckets) if (filled(bucket) >= most) buckets.delete(caller);
  }

  return {
    take(caller, cost = 1) {
      if (buckets.size > MOST_CALLERS && now() - swept >= MINUTE) sweep();
      const left = leftTo(caller);
      buckets.set(caller, { left: left < cost ? left : left - cost, at: now() });
      return left >= cost;
    },
    wait: (caller, cost = 1) => millis(Math.ceil((Math.max(0, cost - leftTo(caller)) * window) / most)),
    left: (caller) => Math.max(0, leftTo(caller)),
    giveBack: (caller, cost) => void buckets.set(caller, { left: Math.min(most, leftTo(caller) + cost), at: now() }),
    charge: (caller, cost) => void buckets.set(caller, { left: Math.min(most, leftTo(caller) - cost), at: now() }),
  };
}
