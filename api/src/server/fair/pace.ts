import type { PACE } from '../limits.ts';

/** Who has had so much of the server's time lately that he lets others go first. */
export interface Pace {
  /** Milliseconds for which this address rests from now on; 0: it may go on. */
  rest(address: string): number;
  /** Whether this address has had more than a moment lately, while others come: it has one turn at a time then. */
  goesSingle(address: string): boolean;
  /** Notes that this address has had a turn of so many milliseconds. */
  used(address: string, millis: number): void;
}

type PaceSettings = { readonly [Name in keyof typeof PACE]: number };

/** What an address has used beyond its share, as it was at some time. */
interface Debt {
  readonly millis: number;
  readonly at: number;
}

/** Debts beyond this number are looked through for those that are paid. */
const MANY = 10_000;

/**
 * Each address has a share of the time, and some beforehand. One that is beyond both rests after every turn until its share has
 * made up for it, as long as others come, but never longer than its share takes to make up for the longest debt; while it is
 * alone it goes on. `now` is in milliseconds.
 */
export function createPace(now: () => number, { share, moment, beforehand, longestDebt, lately }: PaceSettings): Pace {
  const debts = new Map<string, Debt>();
  // The last to come, and the last to come who is not he.
  let last = { address: '', at: -Infinity };
  let other = last;

  const debtOf = (address: string): number => {
    const debt = debts.get(address);
    return debt === undefined ? 0 : Math.max(0, debt.millis - (now() - debt.at) * share);
  };

  function comes(address: string): void {
    if (last.address !== address) other = last;
    last = { address, at: now() };
  }

  const isAlone = (address: string): boolean => {
    const { at } = last.address === address ? other : last;
    return now() - at > lately;
  };

  return {
    rest(address) {
      const beyond = debtOf(address) - beforehand;
      return beyond <= 0 || isAlone(address) ? 0 : beyond / share;
    },
    goesSingle: (address) => debtOf(address) > moment && !isAlone(address),
    used(address, millis) {
      comes(address);
      const debt = Math.min(debtOf(address) + millis, beforehand + longestDebt);
      debts.set(address, { millis: debt, at: now() });
      if (debts.size <= MANY) return;
      for (const known of debts.keys()) if (debtOf(known) === 0) debts.delete(known);
    },
  };
}
