/** The bytes of a hash of a text under a secret seed. Rules know no hash; who calls them brings HMAC-SHA-256. */
export type KeyedHash = (text: string) => Uint8Array;

/** The bytes of a stream without end: the hashes of `prefix|0`, `prefix|1` … one after the other. Source: Common 2.2. */
export function* streamOf(hash: KeyedHash, prefix: string): Generator<number, never> {
  for (let block = 0; ; block++) yield* hash(`${prefix}|${block}`);
}

/** What is drawn with a seed: the label of its use, whose it is, and the texts that were added after it was committed to; empty: none. */
export interface DrawSource {
  readonly label: string;
  readonly whose: string;
  readonly texts: readonly string[];
}

/** The bytes of the draw of an index, from 0. Source: Common 2.2. */
export function drawStream(hash: KeyedHash, { label, whose, texts }: DrawSource, index: number): Iterator<number> {
  return streamOf(hash, [label, whose, ...texts, index].join('|'));
}

/**
 * A number from 0 to below `below`, each as likely as another: the next byte, passing over those of the last incomplete run (252 and more for a
 * die); beyond 256 two bytes, the higher first. Source: Common 2.3.
 */
export function drawBelow(bytes: Iterator<number>, below: number): number {
  const range = below > 256 ? 65_536 : 256;
  for (;;) {
    const drawn = range === 256 ? nextByte(bytes) : nextByte(bytes) * 256 + nextByte(bytes);
    if (drawn < range - (range % below)) return drawn % below;
  }
}

function nextByte(bytes: Iterator<number>): number {
  return bytes.next().value ?? 0;
}
