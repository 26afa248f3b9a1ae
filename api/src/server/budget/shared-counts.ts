import { randomUUID } from 'node:crypto';
import type { Db } from '../../store/client.ts';
import { tellCounts } from '../../store/told-counts.ts';
import type { Changes } from '../changes.ts';
import { createPlaces, type Places } from '../fair/places.ts';
import type { RateLimit } from '../rate-limit.ts';
import { everyRealSeconds } from '../timers.ts';
import { createElsewhere } from './elsewhere.ts';

interface SharingWorld {
  readonly db: Db;
  readonly onCounts: Changes['onCounts'];
  readonly working: (work: () => Promise<unknown>) => Promise<unknown>;
  readonly report: (failure: unknown) => void;
}

/** Something that is counted here and at other servers. */
interface Counted {
  /** What the others are to be told since it was asked last, by caller. */
  news(): readonly (readonly [caller: string, amount: number])[];
  /** Takes what another server tells. */
  hear(from: string, caller: string, amount: number): void;
}

/** Places of which those that an address has at other servers count too. */
export interface SharedPlaces extends Places {
  /** How many this address has there. */
  elsewhere(address: string): number;
}

/** What the servers of a database count together, each by a name that is the same at all of them. */
export interface SharedCounts {
  /** The same limit, of which the others are told what callers have spent: once a second, or `at once`. */
  limit(name: string, limit: RateLimit, when?: 'at once'): RateLimit;
  /** So many places for each address at all servers together; who has less than a tenth of them at a server is counted there alone. */
  places(name: string, most: number): SharedPlaces;
  /**
   * Begins to tell the other servers once a second what has been counted here, and counts what they tell. What is spent while the
   * connection is lost is not counted elsewhere; places are. Until it is begun, nothing is noted. The answer tells what is left to tell,
   * and ends it.
   */
  share(world: SharingWorld): () => Promise<void>;
}

/** Nothing counted yet. `now` is in milliseconds. */
export function createSharedCounts(now: () => number): SharedCounts {
  const all = new Map<string, Counted>();
  let isShared = false;
  let tell = async (): Promise<void> => {};

  return {
    limit(name, limit, when) {
      let spent = new Map<string, number>();
      const note = (caller: string, amount: number): void => {
        if (!isShared) return;
        spent.set(caller, (spent.get(caller) ?? 0) + amount);
        if (when === 'at once') void tell();
      };
      all.set(name, {
        news() {
          const told = [...spent].filter(([, amount]) => amount !== 0);
          spent = new Map();
          return told;
        },
        hear: (_from, caller, amount) => limit.charge(caller, amount),
      });
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
      };
    },
    places(name, most) {
      const elsewhere = createElsewhere(now);
      const places = createPlaces(most, elsewhere.number);
      all.set(name, { news: () => elsewhere.news(places.all(), most / 10), hear: elsewhere.hear });
      return { ...places, elsewhere: elsewhere.number };
    },
    share({ db, onCounts, working, report }) {
      const name = randomUUID();
      isShared = true;
      const forget = onCounts(({ from, counts }) => {
        if (from === name) return;
        for (const [limit, caller, amount] of counts) all.get(limit)?.hear(from, caller, amount);
      });
      tell = async () => {
        const counts = [...all].flatMap(([limit, counted]) =>
          counted.news().map(([caller, amount]) => [limit, caller, amount] as const),
        );
        if (counts.length > 0) await working(() => tellCounts(db, { from: name, counts })).catch(report);
      };
      const stop = everyRealSeconds(1, () => void tell());
      return async () => {
        stop();
        forget();
        await tell();
        isShared = false;
      };
    },
  };
}
