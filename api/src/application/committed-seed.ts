import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { KeyedHash } from '../rules/committed-chance.ts';

/**
 * What is published of a seed before anything is drawn with it, as 64 hexadecimal digits: SHA-256 over the label of its use, whose it is, and the
 * seed, parted by zero bytes. Source: Common 2.
 */
export function commitTo(seed: Uint8Array, label: string, whose: string): string {
  return createHash('sha256').update(`${label}\0${whose}\0`).update(seed).digest('hex');
}

/** HMAC-SHA-256 under this seed. */
export function hashUnder(seed: Uint8Array): KeyedHash {
  const key = createSecretKey(seed);
  return (text) => createHmac('sha256', key).update(text).digest();
}

/** The seed of 32 bytes that 64 hexadecimal digits tell; null: they are none. */
export function readSeed(text: string): Uint8Array | null {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : null;
}
