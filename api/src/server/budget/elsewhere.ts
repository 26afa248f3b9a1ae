/** Milliseconds after which all that is had is told once more, also where it is the same. */
const AGAIN = 5_000;

/** Milliseconds after which what another server has told is forgotten, unless it tells it again: it may have been killed. */
const GOOD_FOR = 15_000;

interface Had {
  readonly number: number;
  readonly at: number;
}

/** The places that addresses have at other servers. */
export interface Elsewhere {
  /** How many this address has there. */
  number(address: string): number;
  /** Takes what another server says that an address has there; 0: nothing any more. */
  hear(from: string, address: string, number: number): void;
  /** What the others are to be told of those that are taken here: addresses with at least so many, where that has changed or time has passed. */
  news(
    taken: Iterable<readonly [address: string, number: number]>,
    least: number,
  ): readonly (readonly [string, number])[];
}

/** Nothing is known of the others yet. `now` is in milliseconds. */
export function createElsewhere(now: () => number): Elsewhere {
  const known = new Map<string, Map<string, Had>>();
  let told = new Map<string, number>();
  let toldAllAt = now();

  function forgetOld(address: string, there: Map<string, Had>): void {
    for (const [from, { at }] of there) if (now() - at > GOOD_FOR) there.delete(from);
    if (there.size === 0) known.delete(address);
  }

  return {
    number(address) {
      const there = known.get(address);
      if (there === undefined) return 0;
      forgetOld(address, there);
      return there.values().reduce((sum, { number }) => sum + number, 0);
    },
    hear(from, address, number) {
      const there = known.get(address) ?? new Map<string, Had>();
      known.set(address, there);
      if (number > 0) there.set(from, { number, at: now() });
      else there.delete(from);
      if (there.size === 0) known.delete(address);
    },
    news(taken, least) {
      const before = told;
      told = new Map([...taken].filter(([, number]) => number >= least));
      const isTimeForAll = now() - toldAllAt > AGAIN;
      if (isTimeForAll) {
        toldAllAt = now();
        for (const [address, there] of known) forgetOld(address, there);
      }
      const there = [...told].filter(([address, number]) => isTimeForAll || before.get(address) !== number);
      const gone = [...before.keys()].filter((address) => !told.has(address)).map((address) => [address, 0] as const);
      return [...there, ...gone];
    },
  };
}
