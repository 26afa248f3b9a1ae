import type { Bracket } from './bracket.ts';
import { costsOf, type Side } from './criteria.ts';
import { cheapestPairs } from './matching.ts';
import type { SwissPlayer } from './player.ts';
import { packed } from './weights.ts';

/** A pair of a round, `higher` before the other in order; `lower` null: he has the bye. */
export interface SwissPair {
  readonly higher: SwissPlayer;
  readonly lower: Side;
}

/** What makes one pair better than another that costs the same, by merits below 2 to the power of `bits` in all; null: the two cannot be a pair. */
export interface Preferences {
  readonly bits: number;
  merit(higher: SwissPlayer, lower: Side, isInside: boolean): bigint | null;
}

/** Looks for the best pairs of a bracket, together with all that is below it, so that those can be paired too. */
export class BracketSearch {
  readonly #bracket: Bracket;
  readonly #everybody: readonly Side[];
  readonly #costs = new Map<SwissPlayer, Map<Side, bigint>>();

  constructor(bracket: Bracket, hasBye: boolean) {
    this.#bracket = bracket;
    this.#everybody = [...bracket.players, ...bracket.below, ...(hasBye ? [null] : [])];
  }

  /** The best pairs inside the bracket without the players `taken`. Three or four of these a bracket, each some n³ steps. */
  best(taken: ReadonlySet<SwissPlayer>, { bits, merit }: Preferences): readonly SwissPair[] {
    const sides = this.#everybody.filter((side) => side === null || !taken.has(side));
    const pairOf = (one: number, other: number): SwissPair | null => {
      const [higher = null, lower = null] = [sides[Math.min(one, other)], sides[Math.max(one, other)]];
      return higher === null ? null : { higher, lower };
    };
    const others = cheapestPairs(sides.length, (one, other) => {
      const pair = pairOf(one, other);
      if (pair === null) return 0n;
      const worth = merit(pair.higher, pair.lower, this.#isInside(pair));
      return (this.#costOf(pair, worth === null) << BigInt(bits)) - (worth ?? 0n);
    });
    return others.flatMap((other, one) => {
      const pair = one < other ? pairOf(one, other) : null;
      return pair !== null && this.#isInside(pair) ? [pair] : [];
    });
  }

  #isInside({ higher, lower }: SwissPair): boolean {
    return lower !== null && this.#bracket.players.has(higher) && this.#bracket.players.has(lower);
  }

  /** What is forbidden costs more than all else together. */
  #costOf({ higher, lower }: SwissPair, isForbidden: boolean): bigint {
    const ofHigher = this.#costs.get(higher) ?? new Map<Side, bigint>();
    this.#costs.set(higher, ofHigher);
    const known = ofHigher.get(lower);
    if (known !== undefined && !isForbidden) return known;
    const costs = costsOf(this.#bracket, higher, lower);
    if (isForbidden) return packed([1, ...costs]);
    const cost = packed(costs);
    ofHigher.set(lower, cost);
    return cost;
  }
}
