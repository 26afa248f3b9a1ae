import { asId, type AccountId, type PlayerId } from '../../kernel/ids.ts';
import { LOCALES, type Locale } from '../../kernel/locale.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { isStorable } from '../codecs/storable.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Role } from '../role.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';

/** The sign-in of a person, as he himself and administrators may see it. */
export interface AccountRecord {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Whether the address is known to be his. */
  readonly isProven: boolean;
  readonly createdAt: Instant;
  /** Why it may not be signed in to, and since when; null: it may. */
  readonly block: { readonly at: Instant; readonly reason: string } | null;
  /** Whom it plays as; null before it was first signed in to. */
  readonly playerId: PlayerId | null;
  /** Whether a sign-in asks for more than the password. */
  readonly hasSecondFactor: boolean;
  /** The language of his pages and mails; null: not chosen. */
  readonly locale: Locale | null;
}

const PARTS = { player: { select: { id: true } } } satisfies Prisma.AccountInclude;

/** The account with this id; null if there is none. */
export async function accountById(tx: Tx, id: AccountId): Promise<AccountRecord | null> {
  const row = await tx.account.findUnique({ where: { id }, include: PARTS });
  return row === null ? null : accountRecord(row);
}

/** Whether this account can be signed in to with a password. */
export async function hasPassword(tx: Tx, id: AccountId): Promise<boolean> {
  return (await tx.credential.count({ where: { userId: id, providerId: 'credential', password: { not: null } } })) > 0;
}

/** Whether there is an account that may do everything. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  return (await tx.account.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) !== null;
}

/** How many sessions of this account are open. */
export function countSessions(tx: Tx, id: AccountId, at: Instant): Promise<number> {
  return tx.session.count({ where: { userId: id, expiresAt: { gt: toDate(at) } } });
}

/** How many accounts may do everything and can be signed in to. */
export function countAdministrators(tx: Tx): Promise<number> {
  return tx.account.count({ where: { role: 'ADMIN', blockedAt: null } });
}

/** A page of accounts, the newest first; with `search`, those whose name, address, or handle of their player contains it, whatever the case. */
export async function accountsPage(
  tx: Tx,
  search: string | null,
  window: KeyWindow<InstantKey>,
): Promise<readonly AccountRecord[]> {
  const rows = await tx.account.findMany({
    where: { AND: [isFound(search), ...beyond(window)] },
    orderBy: window.fromEnd ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ createdAt: 'desc' }, { id: 'desc' }],
    take: window.limit,
    include: PARTS,
  });
  return inListOrder(rows, window).map(accountRecord);
}

/** How many accounts there are, or such. */
export function countAccounts(tx: Tx, search: string | null): Promise<number> {
  return tx.account.count({ where: isFound(search) });
}

function accountRecord(row: Prisma.AccountGetPayload<{ include: typeof PARTS }>): AccountRecord {
  const { id, name, email, role, emailVerified, createdAt, blockedAt, blockedReason, player } = row;
  const isBlocked = blockedAt !== null && blockedReason !== null;
  return {
    id: asId<AccountId>(id),
    name,
    email,
    role,
    isProven: emailVerified,
    createdAt: instant(createdAt.getTime()),
    block: isBlocked ? { at: instant(blockedAt.getTime()), reason: blockedReason } : null,
    playerId: player === null ? null : asId<PlayerId>(player.id),
    hasSecondFactor: row.twoFactorEnabled,
    locale: LOCALES.find((one) => one === row.locale) ?? null,
  };
}

function isFound(search: string | null): Prisma.AccountWhereInput {
  if (search === null || search === '') return {};
  if (!isStorable(search)) return { id: { in: [] } };
  const contains = { contains: search.replaceAll(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' as const };
  return { OR: [{ name: contains }, { email: contains }, { player: { handle: contains } }] };
}

function beyond({ after, before }: KeyWindow<InstantKey>): Prisma.AccountWhereInput[] {
  const conditions: Prisma.AccountWhereInput[] = [];
  if (after !== null) {
    const createdAt = new Date(after.at);
    conditions.push({ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: after.id } }] });
  }
  if (before !== null) {
    const createdAt = new Date(before.at);
    conditions.push({ OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: before.id } }] });
  }
  return conditions;
}

/** The account with this address, which is in small letters; null if there is none. */
export async function accountIdByEmail(tx: Tx, email: string): Promise<AccountId | null> {
  const row = await tx.account.findUnique({ where: { email }, select: { id: true } });
  return row === null ? null : asId<AccountId>(row.id);
}

/** These players' names and addresses for mail; a player without an account is left out. */
export async function addressesOfPlayers(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, { readonly name: string; readonly address: string }>> {
  const rows = await tx.player.findMany({
    where: { id: { in: [...players] } },
    select: { id: true, name: true, account: { select: { email: true } } },
  });
  return new Map(
    rows.flatMap(({ id, name, account }) =>
      account === null ? [] : [[asId<PlayerId>(id), { name, address: account.email }] as const],
    ),
  );
}

/** Those of these players whose account has an address that nobody has shown to be his. */
export async function unprovenPlayers(tx: Tx, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> {
  const rows = await tx.player.findMany({
    where: { id: { in: [...players] }, account: { emailVerified: false } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => asId<PlayerId>(id)));
}

/** Those of these players whose account is blocked. */
export async function blockedPlayers(tx: Tx, players: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> {
  const rows = await tx.player.findMany({
    where: { id: { in: [...players] }, account: { blockedAt: { not: null } } },
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

/** The players of the administrators who may sign in. */
export async function administratorPlayers(tx: Tx): Promise<readonly PlayerId[]> {
  const rows = await tx.player.findMany({
    where: { account: { role: 'ADMIN', blockedAt: null } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<PlayerId>(id));
}
