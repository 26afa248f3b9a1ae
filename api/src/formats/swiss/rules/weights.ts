const BITS = 12n;
const IN_ONE = 4;

/** Numbers below 4096 as the digits of one, the weightiest first: sums compare as they do, while no digit's sum reaches 4096. */
export function packed(digits: readonly number[]): bigint {
  let all = 0n;
  for (let from = 0; from < digits.length; from += IN_ONE) {
    const some = digits.slice(from, from + IN_ONE);
    all = (all << (BITS * BigInt(some.length))) | BigInt(some.reduce((sum, digit) => sum * 4096 + digit, 0));
  }
  return all;
}

/** The bit of a place in a list so long, the first place the weightiest; nothing for a place that is none. */
export function bitOf(place: number | null, length: number): bigint {
  return place === null ? 0n : 1n << BigInt(length - 1 - place);
}

/** How many bits `rankedAt` takes for one of a list. */
export const RANK_BITS = 8;

/** A merit below 256 in a list so long, of which the first place is the weightiest. */
export function rankedAt(place: number, length: number, merit: number): bigint {
  return BigInt(merit) << BigInt(RANK_BITS * (length - 1 - place));
}
