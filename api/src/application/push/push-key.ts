import { createECDH } from 'node:crypto';
import { findKeptValue, keptValue } from '../../store/kept-value.ts';
import { seal, unseal, type Sealer } from '../sealed.ts';

/** By which push services know this server, as RFC 8292 has it: both in base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEPT = 'push-key';
const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** Makes the key of this server, where it has none yet; answers it as it is kept, sealed. */
export async function keptPushKey(sealer: Sealer): Promise<string> {
  const { db, entropy } = sealer;
  const known = await findKeptValue(db, KEPT);
  if (known !== null) return known;
  const made = await seal(sealer, 'push', entropy.bytes(KEY_BYTES));
  return keptValue(db, KEPT, () => made);
}

/** The key of this server. Devices are bound to it: with another they would have to be added anew. */
export async function pushKey(sealer: Sealer): Promise<PushKey> {
  const secret = await unseal(sealer, 'push', await keptPushKey(sealer));
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: Buffer.from(secret).toString('base64url'),
  };
}
