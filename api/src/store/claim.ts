import { asId, type PlayerId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { Tx } from './client.ts';
import { toDate } from './codecs/instant.ts';
import type { Prisma } from './generated/prisma/client.ts';
import { typed, type TypedRow } from './typed-row.ts';

/** That somebody with an account says a player without one was he, as it is stored. */
export type ClaimRecord = TypedRow<'PlayerClaim', Prisma.PlayerClaimGetPayload<object>>;

/** Who is claimed by whom. */
export interface ClaimKey {
  readonly playerId: PlayerId;
  readonly byId: PlayerId;
}

/** The claim of this player by that one; null: there is none. */
export async function claimOf(tx: Tx, { playerId, byId }: ClaimKey): Promise<ClaimRecord | null> {
  const row = await tx.playerClaim.findUnique({ where: { playerId_byId: { playerId, byId } } });
  return typed('PlayerClaim', row);
}

/** The claims that nobody has decided, the oldest first. */
export async function openClaims(tx: Tx): Promise<readonly ClaimRecord[]> {
  const rows = await tx.playerClaim.findMany({
    where: { state: 'OPEN' },
    orderBy: [{ at: 'asc' }, { playerId: 'asc' }],
  });
  return typed('PlayerClaim', rows);
}

/** Stores a claim. */
export async function insertClaim(tx: Tx, { playerId, byId }: ClaimKey, at: Instant): Promise<void> {
  await tx.playerClaim.create({ data: { playerId, byId, at: toDate(at) }, select: { byId: true } });
}

/** Decides a claim; accepted, all others of the same player are rejected. Answers whose these others are. */
export async function decideClaim(
  tx: Tx,
  { playerId, byId }: ClaimKey,
  { accept, deciderId, at }: { readonly accept: boolean; readonly deciderId: PlayerId | null; readonly at: Instant },
): Promise<readonly PlayerId[]> {
  const decided = { decidedById: deciderId, decidedAt: toDate(at) };
  const where = { playerId, state: 'OPEN' } as const;
  await tx.playerClaim.updateMany({
    where: { ...where, byId },
    data: { ...decided, state: accept ? 'ACCEPTED' : 'REJECTED' },
  });
  if (!accept) return [];
  const others = await tx.playerClaim.findMany({ where, select: { byId: true }, orderBy: { byId: 'asc' } });
  await tx.playerClaim.updateMany({ where, data: { ...decided, state: 'REJECTED' } });
  return others.map((other) => asId<PlayerId>(other.byId));
}
