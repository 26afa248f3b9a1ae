import type { Entropy } from '../../api/src/kernel/entropy.ts';

/** Chance that is the same in every run: bytes of a small generator (mulberry32) from a seed. */
export function seededEntropy(seed: number): Entropy {
  const next = seededNumbers(seed);
  return { bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)) };
}

/** Numbers from 0 up to 1 that are the same in every run. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
