import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Entropy } from '../kernel/entropy.ts';
import { keptValue, type Keeper } from '../store/kept-value.ts';

const CIPHER = 'aes-256-gcm';
const SECRET_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

/** The server's secret: the one that it was given, or else the one that is kept in the database, made when there is none. */
export async function serverSecret(db: Keeper, entropy: Entropy): Promise<string> {
  const make = (): string => Buffer.from(entropy.bytes(SECRET_BYTES)).toString('base64url');
  return entropy.secret ?? keptValue(db, 'auth-secret', make);
}

/** The server's key for seeds, which follows from its secret. */
async function seedKey(db: Keeper, entropy: Entropy): Promise<Buffer> {
  return createHmac('sha256', await serverSecret(db, entropy))
    .update('baraza-seeds-v1')
    .digest();
}
