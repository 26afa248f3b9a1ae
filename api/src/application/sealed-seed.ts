import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Entropy } from '../kernel/entropy.ts';
import { findKeptValue, keptValue, type Keeper } from '../store/kept-value.ts';

const CIPHER = 'aes-256-gcm';
const SECRET_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEPT_SECRET = 'auth-secret';

/** A seed as it is stored until it is revealed: encrypted under a key from the server's secret, so that a look at its row tells nothing. */
export async function sealSeed(
  { db, entropy }: { readonly db: Keeper; readonly entropy: Entropy },
  seed: Uint8Array,
): Promise<string> {
  const nonce = entropy.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await seedKey(db, entropy), nonce);
  const text = Buffer.concat([cipher.update(seed), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/**
 * The seed that was stored so, also under the secret that was kept in the database before the server was given another. A text that was
 * changed, or a secret that is not known any more, is a bug, and throws.
 */
export async function openSeed(
  { db, entropy }: { readonly db: Keeper; readonly entropy: Entropy },
  sealed: string,
): Promise<Uint8Array> {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    return opened(bytes, await seedKey(db, entropy));
  } catch (cause) {
    const kept = entropy.secret === undefined ? null : await findKeptValue(db, KEPT_SECRET);
    if (kept === null) throw cause;
    return opened(bytes, keyFrom(kept));
  }
}

function opened(bytes: Buffer, key: Buffer): Uint8Array {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** The server's secret: the one that it was given, or else the one that is kept in the database, made when there is none. */
export async function serverSecret(db: Keeper, entropy: Entropy): Promise<string> {
  const make = (): string => Buffer.from(entropy.bytes(SECRET_BYTES)).toString('base64url');
  return entropy.secret ?? keptValue(db, KEPT_SECRET, make);
}

/** The server's key for seeds, which follows from its secret. */
async function seedKey(db: Keeper, entropy: Entropy): Promise<Buffer> {
  return keyFrom(await serverSecret(db, entropy));
}

function keyFrom(secret: string): Buffer {
  return createHmac('sha256', secret).update('baraza-seeds-v1').digest();
}
