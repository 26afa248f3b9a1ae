import { asId, type AccountId, type PlayerId, type TokenId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import type { TokenRecord } from '../reading/token.ts';

/** A token that is being made. */
export interface NewToken extends Omit<TokenRecord, 'lastUsedAt' | 'revokedAt'> {
  /** SHA-256 of the token, in hexadecimal digits. */
  readonly hash: string;
  /** When its owner is to be told that it ends; null: he is not. */
  readonly warnAt: Instant | null;
}

/** Keeps a new token. */
export async function insertToken(tx: Tx, { verbs, createdAt, expiresAt, warnAt, ...token }: NewToken): Promise<void> {
  const term = { createdAt: toDate(createdAt), expiresAt: toDate(expiresAt), warnAt: toDateOrNull(warnAt) };
  const data = { ...token, verbs: [...verbs], ...term };
  await tx.apiToken.create({ data, select: { id: true } });
}

/** Notes that the owner of a token, which exists, was told that it ends. */
export async function setWarned(tx: Tx, id: TokenId): Promise<void> {
  await tx.apiToken.update({ where: { id }, data: { warnAt: null }, select: { id: true } });
}

/** Lets a token, which exists, be good for nothing from now on. */
export async function setRevoked(tx: Tx, id: TokenId, at: Instant): Promise<void> {
  await tx.apiToken.update({ where: { id }, data: { revokedAt: toDate(at) }, select: { id: true } });
}

/** Lets every token of an account be good for nothing from now on. Answers which were good until now. */
export function revokeAll(tx: Tx, accountId: AccountId, at: Instant): Promise<readonly TokenId[]> {
  return revokeThose(tx, { accountId }, at);
}

/** Lets every token of a bot be good for nothing from now on. Answers which were good until now. */
export function revokeOfBot(tx: Tx, botId: PlayerId, at: Instant): Promise<readonly TokenId[]> {
  return revokeThose(tx, { botId }, at);
}

async function revokeThose(
  tx: Tx,
  whose: { readonly accountId: AccountId } | { readonly botId: PlayerId },
  at: Instant,
): Promise<readonly TokenId[]> {
  const rows = await tx.apiToken.updateManyAndReturn({
    where: { ...whose, revokedAt: null, expiresAt: { gt: toDate(at) } },
    data: { revokedAt: toDate(at) },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<TokenId>(id));
}

/** Notes that a token was used, unless a use since `since` is noted already. */
export async function noteTokenUse(tx: Tx, id: TokenId, at: Instant, since: Instant): Promise<void> {
  await tx.apiToken.updateMany({
    where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: toDate(since) } }] },
    data: { lastUsedAt: toDate(at) },
  });
}

/** Forgets the tokens of an account that were revoked or have ended before an instant. */
export async function forgetTokens(tx: Tx, accountId: AccountId, before: Instant): Promise<void> {
  const past = { lt: toDate(before) };
  await tx.apiToken.deleteMany({ where: { accountId, OR: [{ revokedAt: past }, { expiresAt: past }] } });
}
