/** Places that each address has a number of. */
export interface Places {
  /** Takes one and answers how to give it back, which may be done again; null when the address has all that it may have. */
  take(address: string): (() => void) | null;
  taken(address: string): number;
}

/** So many places for each address, all free. */
export function createPlaces(most: number): Places {
  const taken = new Map<string, number>();
  const count = (address: string): number => taken.get(address) ?? 0;
  return {
    take(address) {
      if (count(address) >= most) return null;
      taken.set(address, count(address) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        if (count(address) === 1) taken.delete(address);
        else taken.set(address, count(address) - 1);
      };
    },
    taken: count,
  };
}
