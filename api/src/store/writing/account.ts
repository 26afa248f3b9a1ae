import type { AccountId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { AccountRecord } from '../reading/account.ts';

/** Gives an account, which exists, this role. */
export async function setRole(tx: Tx, id: AccountId, role: AccountRecord['role']): Promise<void> {
  await tx.account.update({ where: { id }, data: { role }, select: { id: true } });
}

/** Notes that the address of an account is its person's. */
export async function proveAddress(tx: Tx, id: AccountId): Promise<void> {
  await tx.account.update({ where: { id }, data: { emailVerified: true }, select: { id: true } });
}
