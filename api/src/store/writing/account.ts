import type { AccountId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { AccountRecord } from '../reading/account.ts';

/** Gives an account, which exists, this role. */
export async function setRole(tx: Tx, id: AccountId, role: AccountRecord['role']): Promise<void> {
  await tx.account.update({ where: { id }, data: { role }, select: { id: true } });
}

/** Removes the accounts with these addresses, with their sessions and passwords; their players stay. Answers which there were. */
export async function removeAccounts(
  tx: Tx,
  emails: readonly string[],
): Promise<{ readonly emails: readonly string[]; readonly sessionIds: readonly string[] }> {
  const accounts = await tx.account.findMany({
    where: { email: { in: [...emails] } },
    select: { id: true, email: true, sessions: { select: { id: true } } },
    orderBy: { createdAt: 'asc' },
  });
  await tx.account.deleteMany({ where: { id: { in: accounts.map(({ id }) => id) } } });
  return {
    emails: accounts.map(({ email }) => email),
    sessionIds: accounts.flatMap(({ sessions }) => sessions.map(({ id }) => id)),
  };
}

/** Notes that the address of an account is its person's. */
export async function proveAddress(tx: Tx, id: AccountId): Promise<void> {
  await tx.account.update({ where: { id }, data: { emailVerified: true }, select: { id: true } });
}
