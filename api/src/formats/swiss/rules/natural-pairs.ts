import type { Bracket } from './bracket.ts';
import type { SwissPair } from './bracket-search.ts';
import { costsOf } from './criteria.ts';
import type { SwissPlayer } from './player.ts';
import { packed } from './weights.ts';

/**
 * The upper half of a bracket against the lower in order, the last resting in an odd one, where that breaks no rule at all: nothing can be
 * better, and of what is equally good it comes first. Null: somebody is above or below, or a rule is broken, and it takes a search. Some n
 * steps. Source: Swiss 3.14, 3.15.
 */
export function naturalPairs(bracket: Bracket): readonly SwissPair[] | null {
  const { floaters, residents, below } = bracket;
  if (floaters.length > 0 || below.length > 0) return null;
  const half = Math.floor(residents.length / 2);
  const lower = residents.slice(half);
  const pairs = residents.slice(0, half).map((higher, index): SwissPair => ({ higher, lower: lower[index] ?? null }));
  const isFree = pairs.every((pair) => packed(costsOf(bracket, pair.higher, pair.lower)) === 0n);
  return isFree && (residents.length % 2 === 0 || isBestRest(bracket)) ? pairs : null;
}

/** Whether no bye costs less than that of the last. */
function isBestRest(bracket: Bracket): boolean {
  const costOf = (player: SwissPlayer): bigint => packed(costsOf(bracket, player, null));
  const last = bracket.residents.at(-1);
  return last !== undefined && bracket.residents.every((player) => costOf(player) >= costOf(last));
}
