import { createHash, randomUUID } from 'node:crypto';
import type { AccountId } from '../../kernel/ids.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import type { AccountRecord } from '../reading/account.ts';

/** Gives an account, which exists, this role. */
export async function setRole(tx: Tx, id: AccountId, role: AccountRecord['role']): Promise<void> {
  await tx.account.update({ where: { id }, data: { role }, select: { id: true } });
}

/** Calls an account, which exists, by this name. */
export async function setAccountName(tx: Tx, id: AccountId, name: string): Promise<void> {
  await tx.account.update({ where: { id }, data: { name }, select: { id: true } });
}

/** Keeps the language of the pages and mails of an account, which exists. */
export async function setLocale(tx: Tx, id: AccountId, locale: Locale): Promise<void> {
  await tx.account.update({ where: { id }, data: { locale }, select: { id: true } });
}

/** Gives an account, which exists, another address, which no other account has. */
export async function setAddress(
  tx: Tx,
  id: AccountId,
  { address, isProven }: { readonly address: string; readonly isProven: boolean },
): Promise<void> {
  await tx.account.update({ where: { id }, data: { email: address, emailVerified: isProven }, select: { id: true } });
}

/** Blocks an account, which exists; null: it is blocked no more. */
export async function setBlock(tx: Tx, id: AccountId, block: AccountRecord['block']): Promise<void> {
  const data = { blockedAt: toDateOrNull(block?.at ?? null), blockedReason: block?.reason ?? null };
  await tx.account.update({ where: { id }, data, select: { id: true } });
}

/** Takes the second factor of an account away. */
export async function removeFactor(tx: Tx, id: AccountId): Promise<void> {
  await tx.account.update({ where: { id }, data: { twoFactorEnabled: false }, select: { id: true } });
  await tx.secondFactor.deleteMany({ where: { userId: id } });
}

/** Removes the sessions of an account. Answers which there were, and how many of them were open. */
export async function removeSessions(
  tx: Tx,
  id: AccountId,
  at: Instant,
): Promise<{ readonly sessionIds: readonly string[]; readonly open: number }> {
  const sessions = await tx.session.findMany({ where: { userId: id }, select: { id: true, expiresAt: true } });
  await tx.session.deleteMany({ where: { userId: id } });
  return {
    sessionIds: sessions.map((session) => session.id),
    open: sessions.filter(({ expiresAt }) => expiresAt > toDate(at)).length,
  };
}

/** Keeps the token of a link with which another password is chosen, hashed as the library for sign-in looks for it, for an hour. */
export async function keepPasswordToken(tx: Tx, id: AccountId, token: string): Promise<void> {
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  await tx.$executeRaw`
    insert into "Verification" (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
    select ${randomUUID()}, ${identifier}, ${id}, now + interval '1 hour', now, now
    from (select now() at time zone 'utc' as now) clock`;
}

/** Removes an account with its sessions, passwords and links; its player stays. */
export async function removeAccount(tx: Tx, id: AccountId): Promise<void> {
  await tx.verification.deleteMany({ where: { value: id } });
  await tx.account.delete({ where: { id }, select: { id: true } });
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
