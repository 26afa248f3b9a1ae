/** Places that each address has a number of. */
export interface Places {
  readonly most: number;
  /**
   * Takes a place for a thing, and answers how to give it back. A thing that has one already takes no other, and has it until it
   * is given back as often as it was taken. Null when the address has all the places that it may have.
   */
  take(address: string, thing: unknown): (() => void) | null;
  /** Places that this address has here. */
  taken(address: string): number;
  /** The addresses that have any here, each with their number. */
  all(): Iterable<readonly [address: string, taken: number]>;
}

/** So many places for each address, all free but for those that it has `elsewhere`; left out: none. */
export function createPlaces(most: number, elsewhere: (address: string) => number = () => 0): Places {
  const houses = new Map<string, Map<unknown, number>>();
  return {
    most,
    take(address, thing) {
      const things = houses.get(address) ?? new Map<unknown, number>();
      const times = things.get(thing) ?? 0;
      if (times === 0 && things.size + elsewhere(address) >= most) return null;
      things.set(thing, times + 1);
      houses.set(address, things);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (things.get(thing) ?? 1) - 1;
        if (left > 0) things.set(thing, left);
        else things.delete(thing);
        if (things.size === 0) houses.delete(address);
      };
    },
    taken: (address) => houses.get(address)?.size ?? 0,
    *all() {
      for (const [address, things] of houses) yield [address, things.size];
    },
  };
}
