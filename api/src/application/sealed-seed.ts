import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Entropy } from '../kernel/entropy.ts';
import { keptValue, type Keeper } from '../store/kept-value.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A seed as it is stored until it is revealed: encrypted under the server's own key, so that a look at its row tells nothing. */
export async function sealSeed(
  { db, entropy }: { readonly db: Keeper; readonly entropy: Entropy },
  seed: Uint8Array,
): Promise<string> {
  const nonce = entropy.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await seedKey(db, entropy), nonce);
  const text = Buffer.concat([cipher.update(seed), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** The seed that was stored so. A text that was changed is a bug, and throws. */
export async function openSeed(
  { db, entropy }: { readonly db: Keeper; readonly entropy: Entropy },
  sealed: string,
): Promise<Uint8Array> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, await seedKey(db, entropy), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** The server's key for seeds, made when the first one is sealed. */
async function seedKey(db: Keeper, entropy: Entropy): Promise<Buffer> {
  const kept = await keptValue(db, 'seed-key', () => Buffer.from(entropy.bytes(KEY_BYTES)).toString('base64url'));
  return Buffer.from(kept, 'base64url');
}
