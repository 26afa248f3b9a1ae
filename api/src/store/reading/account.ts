import { asId, type AccountId, type PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The sign-in of a person, as he himself may see it. */
export interface AccountRecord {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  readonly role: 'ADMIN' | 'DIRECTOR' | 'PLAYER';
}

/** The account with this id; null if there is none. */
export async function accountById(tx: Tx, id: AccountId): Promise<AccountRecord | null> {
  const row = await tx.account.findUnique({ where: { id } });
  return row === null ? null : { id: asId<AccountId>(row.id), name: row.name, email: row.email, role: row.role };
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

/** The player of the account with this address, which is in small letters; null if there is none. */
export async function playerIdByEmail(tx: Tx, email: string): Promise<PlayerId | null> {
  const row = await tx.player.findFirst({ where: { account: { email } }, select: { id: true } });
  return row === null ? null : asId<PlayerId>(row.id);
}
