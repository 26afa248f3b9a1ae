import type { AnyId } from './ids.ts';

/**
 * Where chance comes in: `bytes` answers that many unpredictable bytes. Tests give a seeded one. `secret`: what the server keeps to itself
 * and seals the seeds of games with; without one it is kept in the database.
 */
export interface Entropy {
  bytes(count: number): Uint8Array;
  readonly secret?: string;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 16;

/** A new id: 16 characters of Crockford's base 32 in small letters, 80 bits of chance. */
export function newId<Id extends AnyId>(entropy: Entropy): Id {
  let text = '';
  for (const byte of entropy.bytes(ID_LENGTH)) text += ALPHABET[byte % ALPHABET.length];
  return text as Id;
}

/** Bytes in Crockford's base 32 in small letters: 5 bits a letter, the last filled up with zeros. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31];
}

/** A fraction from 0 to below 1, every one as likely as another, to 32 bits. */
export function drawFraction(entropy: Entropy): number {
  return entropy.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32;
}
