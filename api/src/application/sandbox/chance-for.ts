import type { Entropy } from '../../kernel/entropy.ts';
import { streamOf } from '../../rules/committed-chance.ts';
import { hashUnder } from '../committed-seed.ts';

/** Chance for one thing, called by its name; asked again for the same thing it is the same. */
export type ChanceFor = (what: string) => Entropy;

/** Chance that follows from a seed and from what it is for alone, so that two worlds of one seed draw the same for the same. */
export function chanceUnder(seed: Uint8Array): ChanceFor {
  const hash = hashUnder(seed);
  return (what) => {
    const stream = streamOf(hash, what);
    return { bytes: (count) => Uint8Array.from(stream.take(count)) };
  };
}
