import type { RateLimit } from '../rate-limit.ts';

/** A limit of which other servers can be told what is spent here. */
export interface SharedLimit extends RateLimit {
  /** Calls back with whatever a caller spends here from now on; less than 0: it is given back. */
  onSpent(listener: (caller: string, amount: number) => void): void;
}

/** The limits that servers share, by the name under which they tell each other of them. */
export type SharedLimits = Readonly<Record<string, SharedLimit>>;

/** Tells who listens, of whom there is none at first. */
export function sharedLimit(limit: RateLimit): SharedLimit {
  let tell: Parameters<SharedLimit['onSpent']>[0] = () => {};
  return {
    ...limit,
    take(caller, cost = 1) {
      const isGiven = limit.take(caller, cost);
      if (isGiven) tell(caller, cost);
      return isGiven;
    },
    giveBack(caller, cost) {
      limit.giveBack(caller, cost);
      tell(caller, -cost);
    },
    onSpent: (listener) => void (tell = listener),
  };
}
