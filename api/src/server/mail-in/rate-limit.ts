import type { Instant } from '../../kernel/time.ts';
import { MINUTE } from '../../kernel/time.ts';

/** Lets each caller do so much a minute and refuses the rest. */
export interface RateLimit {
  /** Whether this caller may go on; counts what he asks for. */
  take(caller: string): boolean;
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
  return {
    take(caller) {
      if (buckets.size > MOST_CALLERS) {
        for (const [name, bucket] of buckets) if (filled(bucket) >= perMinute) buckets.delete(name);
      }
      const left = filled(buckets.get(caller) ?? { left: perMinute, at: now() });
      buckets.set(caller, { left: left < 1 ? left : left - 1, at: now() });
      return left >= 1;
    },
  };
}
