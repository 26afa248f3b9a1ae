import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Entropy } from '../kernel/entropy.ts';
import { findKeptValue, forgetValue, keptValue, type Keeper } from '../store/kept-value.ts';

const CIPHER = 'aes-256-gcm';
const SECRET_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEPT_SECRET = 'auth-secret';

/** What is sealed for what: each under a key of its own. */
const KEYS = { seed: 'baraza-seeds-v1', webhook: 'baraza-webhooks-v1', push: 'baraza-push-v1' } as const;
type Sealed = keyof typeof KEYS;

/** Where the server's secret comes from. */
export interface Sealer {
  readonly db: Keeper;
  readonly entropy: Entropy;
}

/** Bytes as they are stored: encrypted under a key from the server's secret, so that a look at their row tells nothing. */
export async function seal({ db, entropy }: Sealer, what: Sealed, bytes: Uint8Array): Promise<string> {
  const nonce = entropy.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(await serverSecret(db, entropy), what), nonce);
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/**
 * The bytes that were stored so, also under the secret that was kept in the database before the server was given another. A text that
 * was changed, or a secret that is not known any more, is a bug, and throws.
 */
export async function unseal({ db, entropy }: Sealer, what: Sealed, sealed: string): Promise<Uint8Array> {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    return opened(bytes, keyFrom(await serverSecret(db, entropy), what));
  } catch (cause) {
    const kept = entropy.secret === undefined ? null : await findKeptValue(db, KEPT_SECRET);
    if (kept === null) throw cause;
    return opened(bytes, keyFrom(kept, what));
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

/** Keeps no secret in the database any more, once nothing is sealed under it. */
export function forgetKeptSecret(db: Keeper): Promise<void> {
  return forgetValue(db, KEPT_SECRET);
}

/** The server's key for what is sealed, which follows from its secret. */
function keyFrom(secret: string, what: Sealed): Buffer {
  return createHmac('sha256', secret).update(KEYS[what]).digest();
}
