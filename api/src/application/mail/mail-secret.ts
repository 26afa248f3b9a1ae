import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32, type Entropy } from '../../kernel/entropy.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { blockedPlayers } from '../../store/reading/account.ts';
import { findKeptValue, keepValue, keptValue, type Keeper } from '../../store/kept-value.ts';
import type { AppContext } from '../context.ts';
import { derivedOnce, readingOf } from '../queries/reading.ts';

const SECRET_BYTES = 32;
const SEAL_BYTES = 16;

/** What signs everything that is mailed to a player; made when he is first written to, and read once for all that is written together. */
export function mailSecret(context: AppContext, player: PlayerId): Promise<string> {
  const key = keyOf(player);
  return derivedOnce(readingOf(context), key, () => keptValue(context.db, key, () => newSecret(context.entropy)));
}

/** What signs a player's mails; null for one who was never written to, or whose account is blocked. */
export async function findMailSecret(db: Keeper, player: PlayerId): Promise<string | null> {
  const blocked = await blockedPlayers(db.prisma, [player]);
  return blocked.has(player) ? null : findKeptValue(db, keyOf(player));
}

/** Gives a player a new secret: every link and every reply address that he was sent before is worth nothing from now on. */
export function rotateMailSecret(
  { db, entropy }: { readonly db: Keeper; readonly entropy: Entropy },
  player: PlayerId,
): Promise<void> {
  return keepValue(db, keyOf(player), newSecret(entropy));
}

/** The seal of a text under a secret: 26 small letters and digits, 128 bits of an HMAC. */
export function sealOf(secret: string, text: string): string {
  return base32(createHmac('sha256', secret).update(text).digest().subarray(0, SEAL_BYTES));
}

/** Whether this is the seal of the text; takes as long for a wrong one as for a right one. */
export function isSealOf(secret: string, text: string, seal: string): boolean {
  const right = Buffer.from(sealOf(secret, text));
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right);
}

function keyOf(player: PlayerId): string {
  return `mail-secret:${player}`;
}

function newSecret(entropy: Entropy): string {
  return Buffer.from(entropy.bytes(SECRET_BYTES)).toString('base64url');
}
