import { asId, type AccountId, type PlayerId, type TokenId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant, toInstantOrNull } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Role } from '../role.ts';
import type { TokenVerb } from '../token-verb.ts';

/** What a program of an account comes with. The token itself is kept nowhere. */
export interface TokenRecord {
  readonly id: TokenId;
  readonly accountId: AccountId;
  readonly name: string;
  /** The first characters of it, for its owner to know it by. */
  readonly start: string;
  readonly verbs: readonly TokenVerb[];
  /** In which tournament alone it may be used; null: in all. */
  readonly tournamentId: TournamentId | null;
  /** The bot that it acts as; null: its owner himself. */
  readonly botId: PlayerId | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** To the minute; null: never. */
  readonly lastUsedAt: Instant | null;
  readonly revokedAt: Instant | null;
}

/** A token with the account that it is of. */
export interface TokenOwner extends TokenRecord {
  readonly role: Role;
  readonly playerId: PlayerId | null;
  readonly hasSecondFactor: boolean;
  readonly isBlocked: boolean;
}

const OWNER = {
  account: { select: { role: true, blockedAt: true, twoFactorEnabled: true, player: { select: { id: true } } } },
} satisfies Prisma.ApiTokenInclude;

/** The token of this SHA-256 with its account; null if there is none. */
export async function tokenByHash(tx: Tx, hash: string): Promise<TokenOwner | null> {
  const row = await tx.apiToken.findUnique({ where: { hash }, include: OWNER, relationLoadStrategy: 'join' });
  return row === null ? null : tokenOwner(row);
}

/** A token of this account; null if it has none of this id. */
export async function tokenOfAccount(tx: Tx, accountId: AccountId, id: TokenId): Promise<TokenRecord | null> {
  const row = await tx.apiToken.findFirst({ where: { id, accountId } });
  return row === null ? null : tokenRecord(row);
}

/** The tokens of an account that were not revoked, those that have ended among them, the newest first. */
export async function tokensOfAccount(tx: Tx, accountId: AccountId): Promise<readonly TokenRecord[]> {
  const rows = await tx.apiToken.findMany({
    where: { accountId, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map(tokenRecord);
}

/** The token of this id of whose end its owner is to be told by now, with his player; null: he was told, or it is good no more. */
export async function tokenToWarn(tx: Tx, id: TokenId, at: Instant): Promise<TokenOwner | null> {
  const row = await tx.apiToken.findFirst({ where: { id, ...toBeWarned(at) }, include: OWNER });
  return row === null ? null : tokenOwner(row);
}

/** The tokens that are good and of whose end their owners are to be told by now, the first to end first. */
export async function tokensToWarn(tx: Tx, at: Instant, limit: number): Promise<readonly TokenId[]> {
  const rows = await tx.apiToken.findMany({
    where: toBeWarned(at),
    orderBy: { warnAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => asId<TokenId>(id));
}

/** When the next owner of a token is to be told that it ends; null: none is. */
export async function firstTokenWarning(tx: Tx): Promise<Instant | null> {
  const { _min } = await tx.apiToken.aggregate({ where: { revokedAt: null }, _min: { warnAt: true } });
  return toInstantOrNull(_min.warnAt);
}

function toBeWarned(at: Instant): Prisma.ApiTokenWhereInput {
  return { warnAt: { lte: toDate(at) }, revokedAt: null };
}

/** How many tokens of an account are good at an instant. */
export function countTokens(tx: Tx, accountId: AccountId, at: Instant): Promise<number> {
  return tx.apiToken.count({ where: { accountId, revokedAt: null, expiresAt: { gt: toDate(at) } } });
}

function tokenOwner(row: Prisma.ApiTokenGetPayload<{ include: typeof OWNER }>): TokenOwner {
  const { role, blockedAt, twoFactorEnabled, player } = row.account;
  return {
    ...tokenRecord(row),
    role,
    playerId: player === null ? null : asId<PlayerId>(player.id),
    hasSecondFactor: twoFactorEnabled,
    isBlocked: blockedAt !== null,
  };
}

function tokenRecord(row: Prisma.ApiTokenGetPayload<object>): TokenRecord {
  const { id, accountId, name, start, verbs, tournamentId, botId } = row;
  return {
    id: asId<TokenId>(id),
    accountId: asId<AccountId>(accountId),
    name,
    start,
    verbs,
    tournamentId: tournamentId === null ? null : asId<TournamentId>(tournamentId),
    botId: botId === null ? null : asId<PlayerId>(botId),
    createdAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
    lastUsedAt: toInstantOrNull(row.lastUsedAt),
    revokedAt: toInstantOrNull(row.revokedAt),
  };
}
