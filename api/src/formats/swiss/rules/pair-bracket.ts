import type { Bracket } from './bracket.ts';
import { BracketSearch, type SwissPair } from './bracket-search.ts';
import type { Side } from './criteria.ts';
import type { SwissPlayer } from './player.ts';
import { bitOf, RANK_BITS, rankedAt } from './weights.ts';

/**
 * The pairs of a bracket, as they come first in the order of the rules among all that are best by the criteria; who is in none floats down. `hasBye`:
 * somebody of the bracket or below it has the bye. Source: Swiss 3.13 to 3.15, after FIDE C.04.3 B and D.
 */
export function pairsOfBracket(bracket: Bracket, hasBye: boolean): readonly SwissPair[] {
  const search = new BracketSearch(bracket, hasBye);
  const { pairs, floaters } = floaterPairs(search, bracket);
  const taken = new Set(floaters.flatMap(({ higher, lower }) => (lower === null ? [higher] : [higher, lower])));
  const rest = bracket.residents.filter((player) => !taken.has(player));
  return [...floaters, ...restPairs(search, { taken, rest, pairs: pairs - floaters.length })];
}

/** How many pairs there are, and those of floaters: the highest are paired first, each with as high a resident as can be. */
function floaterPairs(
  search: BracketSearch,
  { floaters, residents }: Bracket,
): { readonly pairs: number; readonly floaters: readonly SwissPair[] } {
  const place = new Map(floaters.map((player, index) => [player, index]));
  const partner = new Map([...residents, ...floaters].map((player, index) => [player, index]));
  const placeOf = (player: Side): number | null => (player === null ? null : (place.get(player) ?? null));
  const partnerBits = floaters.length * RANK_BITS;
  const pairs = search.best(new Set(), {
    bits: floaters.length + partnerBits,
    merit(higher, lower, isInside) {
      const own = placeOf(higher);
      if (!isInside || own === null || lower === null) return 0n;
      const paired = bitOf(own, floaters.length) | bitOf(placeOf(lower), floaters.length);
      const rank = rankedAt(own, floaters.length, partner.size - (partner.get(lower) ?? 0));
      return (paired << BigInt(partnerBits)) | rank;
    },
  });
  return { pairs: pairs.length, floaters: pairs.filter(({ higher }) => place.has(higher)) };
}

/** What is left of a bracket when its floaters are paired, in order, and how many pairs it makes. */
interface Rest {
  readonly taken: ReadonlySet<SwissPlayer>;
  readonly rest: readonly SwissPlayer[];
  readonly pairs: number;
}

/** The upper half against the lower, with as few exchanges between them as can be, each with as high an opponent as can be. */
function restPairs(search: BracketSearch, rest: Rest): readonly SwissPair[] {
  if (rest.pairs === 0) return [];
  const upper = upperHalf(search, rest);
  const places = new Map(rest.rest.map((player, index) => [player, index]));
  return search.best(rest.taken, {
    bits: upper.length * RANK_BITS,
    merit(higher, lower, isInside) {
      const [one, other] = [upper.indexOf(higher), lower === null ? -1 : upper.indexOf(lower)];
      if (one < 0 && other < 0) return isInside ? null : 0n;
      if (!isInside || lower === null || (one >= 0 && other >= 0)) return null;
      const place = places.get(one < 0 ? higher : lower);
      return place === undefined ? null : rankedAt(Math.max(one, other), upper.length, places.size - place);
    },
  });
}

/** Who meets the others: the first so many, but for the fewest and smallest exchanges that the best pairs ask for. Source: FIDE C.04.3 D.2. */
function upperHalf(search: BracketSearch, { taken, rest, pairs }: Rest): readonly SwissPlayer[] {
  const places = new Map(rest.map((player, index) => [player, index]));
  const placeOf = (player: Side): number | null => (player === null ? null : (places.get(player) ?? null));
  const found = search.best(taken, {
    bits: 2 * SUM_BITS + 2 * rest.length,
    merit(higher, lower, isInside) {
      const one = placeOf(higher);
      const other = isInside ? placeOf(lower) : null;
      if (one === null || (isInside && other === null)) return isInside ? null : 0n;
      const up = isInside && one >= pairs ? one : null;
      const down = isInside ? other : one;
      return exchanged(rest.length, up, down !== null && down < pairs ? down : null);
    },
  });
  return found.map(({ higher }) => higher).toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
}

const SUM_BITS = 20;

/** The merit of a pair by who of it changes the half: the fewer the better, then the nearer, then the lowest down, then the highest up. */
function exchanged(length: number, up: number | null, down: number | null): bigint {
  const near = (down ?? 0) - (up ?? 0);
  const bits = (bitOf(down === null ? null : length - 1 - down, length) << BigInt(length)) | bitOf(up, length);
  return ((((up === null ? 0n : -1n) << BigInt(SUM_BITS)) + BigInt(near)) << BigInt(2 * length)) + bits;
}
