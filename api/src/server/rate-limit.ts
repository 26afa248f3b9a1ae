import type { Instant, Millis } from '../kernel/time.ts';
import { MINUTE, millis } from '../kernel/time.ts';

/** Lets each caller do so much a minute and refuses the rest. */
export interface RateLimit {
  /** Whether this caller may go on; counts what he asks for, as `cost` when it is more than one. */
  take(caller: string, cost?: number): boolean;
  /** How long this caller has to wait until he may ask for something of this cost; 0: not at all. */
  wait(caller: string, cost?: number): Millis;
}

const MOST_CALLERS = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: Instant;
}

/** A token bucket for each caller, filled at `perMinute`. Callers whose buckets are full are forgotten. */
export function createRateLimit(now: () => Instant, perMinute: number): RateLimit {
  const buckets = new Map<string, Bucket>();
  const filled = ({ left, at }: Bucket): number => Math.min(perMinute, left + ((now() - at) * perMinute) / MINUTE);
  const leftTo = (caller: string): number => filled(buckets.get(caller) ?? { left: perMinute, at: now() });
  return {
    take(caller, cost = 1) {
      if (buckets.size > MOST_CALLERS) {
        for (const [name, bucket] of buckets) if (filled(bucket) >= perMinute) buckets.delete(name);
      }
      const left = leftTo(caller);
      buckets.set(caller, { left: left < cost ? left : left - cost, at: now() });
      return left >= cost;
    },
    wait: (caller, cost = 1) => millis(Math.ceil((Math.max(0, cost - leftTo(caller)) * MINUTE) / perMinute)),
  };
}
