import { prismaAdapter } from 'better-auth/adapters/prisma';
import type { AccountId, PlayerId } from '../kernel/ids.ts';
import type { Db } from './client.ts';
import { CHANNEL } from './event.ts';
import type { Keeper } from './kept-value.ts';
import { ask } from './named.ts';
import type { Role } from './role.ts';

/** Who an account is to the rest of the program. */
export interface SignedInAccount {
  readonly role: Role;
  readonly playerId: PlayerId | null;
  readonly hasSecondFactor: boolean;
}

/** The tables of accounts, sessions and credentials, as the sign-in library reads and writes them. */
export function authDatabase(db: Db): ReturnType<typeof prismaAdapter> {
  return prismaAdapter(db.prisma, { provider: 'postgresql' });
}

/** The role of an account and its player, if it has one; null when there is no such account, or it is blocked. */
export async function findSignedInAccount(db: Db, id: AccountId): Promise<SignedInAccount | null> {
  const row = await db.prisma.account.findUnique({
    where: { id },
    select: { role: true, blockedAt: true, twoFactorEnabled: true, player: { select: { id: true } } },
  });
  if (row === null || row.blockedAt !== null) return null;
  return {
    role: row.role,
    playerId: (row.player?.id ?? null) as PlayerId | null,
    hasSecondFactor: row.twoFactorEnabled,
  };
}

/** A session that has not been ended, and the account that it signs in. */
export interface LiveSession extends SignedInAccount {
  readonly id: string;
  readonly accountId: AccountId;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * A session by its id, with its account's role and player as they are now; null when there is no such session, or its account is
 * blocked. It may have expired.
 */
export async function liveSession(db: Db, id: string): Promise<LiveSession | null> {
  const [row] = await ask<LiveSession>(db.prisma)`
    select session.id, session."createdAt", session."expiresAt", account.id as "accountId", account.role,
      account."twoFactorEnabled" as "hasSecondFactor", player.id as "playerId"
    from "Session" session join "Account" account on account.id = session."userId"
    left join "Player" player on player."accountId" = account.id
    where session.id = ${id} and account."blockedAt" is null`;
  return row ?? null;
}

/** The name that a person gave when he signed up, why his account is blocked (null: it is not), and whether it has a second factor. */
export async function signingIn(
  db: Db,
  id: AccountId,
): Promise<{ readonly name: string; readonly blockedReason: string | null; readonly twoFactorEnabled: boolean }> {
  return db.prisma.account.findUniqueOrThrow({
    where: { id },
    select: { name: true, blockedReason: true, twoFactorEnabled: true },
  });
}

/** Tells every process that this session has ended, so that what is watched under it in private is closed. */
export async function announceSessionEnd(db: Keeper, sessionId: string): Promise<void> {
  const changes = JSON.stringify([[`session:${sessionId}`, 0]]);
  await db.prisma.$executeRaw`select pg_notify(${CHANNEL}, ${changes})`;
}
