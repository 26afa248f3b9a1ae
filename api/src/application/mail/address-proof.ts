import type { PlayerId } from '../../kernel/ids.ts';
import { asId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import { isSealOf, sealOf } from './mail-secret.ts';

/** Whose address a token shows to be his, which is worth something until then. */
export interface AddressProof {
  readonly playerId: PlayerId;
  readonly until: Instant;
}

/** A token that shows, when it comes back, that its player reads what is sent to this address. It is of use for nothing else. */
export function proofToken(secret: string, { playerId, until }: AddressProof, address: string): string {
  return `${playerId}-${until.toString(36)}-${sealOf(secret, sealed({ playerId, until }, address))}`;
}

/** What a token says of itself, which nobody has checked yet; null for a text that says nothing. */
export function readProof(token: string): (AddressProof & { readonly seal: string }) | null {
  const [, id, until, seal] = /^([a-z0-9]+)-([a-z0-9]{1,10})-([a-z0-9]+)$/.exec(token) ?? [];
  if (id === undefined || until === undefined || seal === undefined) return null;
  return { playerId: asId<PlayerId>(id), until: instant(Number.parseInt(until, 36)), seal };
}

/** Whether a token was made for this address. */
export function isProofOf(
  secret: string,
  { seal, ...proof }: AddressProof & { readonly seal: string },
  address: string,
): boolean {
  return isSealOf(secret, sealed(proof, address), seal);
}

function sealed({ playerId, until }: AddressProof, address: string): string {
  return `address of ${playerId} until ${until}: ${address}`;
}
