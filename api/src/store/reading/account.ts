import { asId, type AccountId, type PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The sign-in of a person, as he himself may see it. */
export interface AccountRecord {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  readonly role: 'ADMIN' | 'DIRECTOR' | 'PLAYER';
  /** Whether the address is known to be his. */
  readonly isProven: boolean;
}

/** The account with this id; null if there is none. */
export async function accountById(tx: Tx, id: AccountId): Promise<AccountRecord | null> {
  const row = await tx.account.findUnique({ where: { id } });
  if (row === null) return null;
  const { name, email, role, emailVerified: isProven } = row;
  return { id: asId<AccountId>(row.id), name, email, role, isProven };
}

/** Whether this account can be signed in to with a password. */
export async function hasPassword(tx: Tx, id: AccountId): Promise<boolean> {
  return (await tx.credential.count({ where: { userId: id, providerId: 'credential', password: { not: null } } })) > 0;
}

/** Whether there is an account that may do everything. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  return (await tx.account.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) !== null;
}

/** The account with this address, which is in small letters; null if there is none. */
export async function accountIdByEmail(tx: Tx, email: string): Promise<AccountId | null> {
  const row = await tx.account.findUnique({ where: { email }, select: { id: true } });
  return row === null ? null : asId<AccountId>(row.id);
}

/** A player's name and address for mail; null for a player without an account. */
export async function addressOfPlayer(
  tx: Tx,
  playerId: PlayerId,
): Promise<{ readonly name: string; readonly address: string } | null> {
  const row = await tx.player.findUnique({
    where: { id: playerId },
    select: { name: true, account: { select: { email: true } } },
  });
  return row === null || row.account === null ? null : { name: row.name, address: row.account.email };
}

/** Those of these players whose account has an address that nobody has shown to be his. */
export async function unprovenPlayers(tx: Tx, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> {
  const rows = await tx.player.findMany({
    where: { id: { in: [...players] }, account: { emailVerified: false } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => asId<PlayerId>(id)));
}

/** The player of an account; null for one without. */
export async function playerIdOfAccount(tx: Tx, accountId: AccountId): Promise<PlayerId | null> {
  const row = await tx.player.findUnique({ where: { accountId }, select: { id: true } });
  return row === null ? null : asId<PlayerId>(row.id);
}

/** The account of a player; null for a player without one. */
export async function accountOfPlayer(tx: Tx, playerId: PlayerId): Promise<AccountRecord | null> {
  const row = await tx.player.findUnique({ where: { id: playerId }, select: { accountId: true } });
  return row?.accountId == null ? null : accountById(tx, asId<AccountId>(row.accountId));
}

/** The player of the account with this address, which is in small letters; null if there is none. */
export async function playerIdByEmail(tx: Tx, email: string): Promise<PlayerId | null> {
  const row = await tx.player.findFirst({ where: { account: { email } }, select: { id: true } });
  return row === null ? null : asId<PlayerId>(row.id);
}
