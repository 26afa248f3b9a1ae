import type { Spending } from '../../store/spending.ts';
import type { RateLimit } from '../rate-limit.ts';

/** A limit that counts what its callers spend at any server. */
export interface SharedLimit extends RateLimit {
  /** What has been spent here since this was called last, by caller; less than 0: given back. */
  spentHere(): ReadonlyMap<string, number>;
}

/** The limits that servers share, by the name under which they tell each other of them. */
export type SharedLimits = Readonly<Record<string, SharedLimit>>;

/** Keeps a note of what callers spend. */
export function sharedLimit(limit: RateLimit): SharedLimit {
  let spent = new Map<string, number>();
  const note = (caller: string, cost: number): void => void spent.set(caller, (spent.get(caller) ?? 0) + cost);
  return {
    ...limit,
    take(caller, cost = 1) {
      const isGiven = limit.take(caller, cost);
      if (isGiven) note(caller, cost);
      return isGiven;
    },
    giveBack(caller, cost) {
      limit.giveBack(caller, cost);
      note(caller, -cost);
    },
    spentHere() {
      const told = spent;
      spent = new Map();
      return told;
    },
  };
}

/** What has been spent at this server since it was asked last, in all limits. */
export function spendingOf(limits: SharedLimits): Spending['spent'] {
  return Object.entries(limits).flatMap(([name, limit]) =>
    [...limit.spentHere()].flatMap(([caller, amount]) => (amount === 0 ? [] : [[name, caller, amount] as const])),
  );
}

/** Counts what has been spent at another server. */
export function countSpending(limits: SharedLimits, spent: Spending['spent']): void {
  for (const [name, caller, amount] of spent) limits[name]?.charge(caller, amount);
}
