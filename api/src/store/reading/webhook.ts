import {
  asId,
  type AccountId,
  type PlayerId,
  type TokenId,
  type TournamentId,
  type WebhookId,
} from '../../kernel/ids.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant, toInstantOrNull } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Role } from '../role.ts';
import type { TokenVerb } from '../token-verb.ts';
import type { WebhookStop } from '../webhook.ts';

/** An address to which a program of an account is sent what happens. */
export interface WebhookRecord {
  readonly id: WebhookId;
  readonly accountId: AccountId;
  /** The token that has made it, with which it ends; null: its owner himself. */
  readonly tokenId: TokenId | null;
  readonly url: string;
  /** Of which tournament alone it is told; null: of all. */
  readonly tournamentId: TournamentId | null;
  /** Names of events; empty: all. */
  readonly kinds: readonly string[];
  readonly locale: Locale;
  /** Sealed. */
  readonly secret: string;
  /** Sealed, and until when it signs beside the other; null: there is none. */
  readonly oldSecret: { readonly secret: string; readonly until: Instant } | null;
  readonly createdAt: Instant;
  /** What happened before is not told by itself. */
  readonly since: Instant;
  /** Since when, and why, nothing is sent to it; null: it is. */
  readonly stopped: { readonly at: Instant; readonly reason: WebhookStop } | null;
  /** Since when nothing was taken there; null: the last was. */
  readonly failingSince: Instant | null;
  /** When a delivery is tried next; null: none waits. */
  readonly dueAt: Instant | null;
  /** Since when an attempt is under way; null: none is. */
  readonly queuedAt: Instant | null;
  /** Of the last attempt. */
  readonly attempt: number;
}

/** A webhook with what says as whom it reads. */
export interface OwnedWebhook extends WebhookRecord {
  readonly role: Role;
  readonly playerId: PlayerId | null;
  readonly hasSecondFactor: boolean;
  readonly isBlocked: boolean;
  /** What the token that has made it may do, and until when; null: its owner has made it himself. */
  readonly token: { readonly verbs: readonly TokenVerb[]; readonly endsAt: Instant } | null;
}

const OWNER = {
  account: { select: { role: true, blockedAt: true, twoFactorEnabled: true, player: { select: { id: true } } } },
  token: { select: { verbs: true, expiresAt: true, revokedAt: true } },
} satisfies Prisma.WebhookInclude;

/** The webhooks of an account, those alone that a token of it has made where one is named, the oldest first. */
export async function webhooksOfAccount(
  tx: Tx,
  accountId: AccountId,
  tokenId: TokenId | null,
): Promise<readonly WebhookRecord[]> {
  const rows = await tx.webhook.findMany({
    where: { accountId, ...(tokenId === null ? {} : { tokenId }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(webhookRecord);
}

/** How many webhooks an account has. */
export function countWebhooks(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.webhook.count({ where: { accountId } });
}

/** The webhook with its owner; null when there is none. */
export async function ownedWebhook(tx: Tx, id: WebhookId): Promise<OwnedWebhook | null> {
  const row = await tx.webhook.findUnique({ where: { id }, include: OWNER });
  return row === null ? null : owned(row);
}

/** Locks a webhook; null when there is none. */
export async function lockWebhook(tx: Tx, id: WebhookId): Promise<WebhookRecord | null> {
  await tx.$queryRaw`select 1 from "Webhook" where id = ${id} for no key update`;
  const row = await tx.webhook.findUnique({ where: { id } });
  return row === null ? null : webhookRecord(row);
}

/** Whether anything is sent to any webhook. */
export async function hasWebhooks(tx: Tx): Promise<boolean> {
  return (await tx.webhook.findFirst({ where: { stoppedAt: null }, select: { id: true } })) !== null;
}

/** Locks the webhooks to which something is sent, in the order of their ids. */
export async function lockWebhooks(tx: Tx): Promise<readonly OwnedWebhook[]> {
  await tx.$queryRaw`select 1 from "Webhook" where "stoppedAt" is null order by id for no key update`;
  const rows = await tx.webhook.findMany({ where: { stoppedAt: null }, include: OWNER, orderBy: { id: 'asc' } });
  return rows.map(owned);
}

/**
 * Locks webhooks to which something is to be sent by this instant and that no other process has locked, longest due first: waiting
 * ones, and those whose attempt was left behind at `left`.
 */
export async function lockDueWebhooks(
  tx: Tx,
  at: Instant,
  left: Instant,
  limit: number,
): Promise<readonly WebhookRecord[]> {
  const due = await tx.$queryRaw<readonly { readonly id: string }[]>`
    select id from "Webhook"
    where "stoppedAt" is null and "dueAt" <= ${toDate(at)}::timestamp(3)
      and ("queuedAt" is null or "queuedAt" <= ${toDate(left)}::timestamp(3))
    order by "dueAt", id limit ${limit} for no key update skip locked`;
  const rows = await tx.webhook.findMany({ where: { id: { in: due.map(({ id }) => id) } } });
  return rows.map(webhookRecord);
}

/** Whether `lockDueWebhooks` may find any. */
export async function isWebhookDue(tx: Tx, at: Instant, left: Instant): Promise<boolean> {
  const queued = { OR: [{ queuedAt: null }, { queuedAt: { lte: toDate(left) } }] };
  const where = { stoppedAt: null, dueAt: { lte: toDate(at) }, ...queued };
  return (await tx.webhook.findFirst({ where, select: { id: true } })) !== null;
}

/** When something is to be sent next to a webhook of which no attempt is under way, and when the first was queued of those that are; null: none. */
export async function webhooksAhead(
  tx: Tx,
): Promise<{ readonly due: Instant | null; readonly queued: Instant | null }> {
  const [row] = await tx.$queryRaw<{ due: Date | null; queued: Date | null }[]>`
    select min("dueAt") filter (where "queuedAt" is null) as due,
      min("queuedAt") filter (where "dueAt" is not null) as queued
    from "Webhook" where "stoppedAt" is null`;
  return { due: toInstantOrNull(row?.due ?? null), queued: toInstantOrNull(row?.queued ?? null) };
}

function owned(row: Prisma.WebhookGetPayload<{ include: typeof OWNER }>): OwnedWebhook {
  const { account, token } = row;
  return {
    ...webhookRecord(row),
    role: account.role,
    playerId: account.player === null ? null : asId<PlayerId>(account.player.id),
    hasSecondFactor: account.twoFactorEnabled,
    isBlocked: account.blockedAt !== null,
    token: token === null ? null : { verbs: token.verbs, endsAt: toInstant(token.revokedAt ?? token.expiresAt) },
  };
}

function webhookRecord(row: Prisma.WebhookGetPayload<object>): WebhookRecord {
  const { id, accountId, tokenId, url, tournamentId, kinds, locale, secret, attempt } = row;
  const { oldSecret, oldSecretUntil, stoppedAt, stopReason } = row;
  return {
    id: asId<WebhookId>(id),
    accountId: asId<AccountId>(accountId),
    tokenId: tokenId === null ? null : asId<TokenId>(tokenId),
    url,
    tournamentId: tournamentId === null ? null : asId<TournamentId>(tournamentId),
    kinds,
    locale: locale as Locale,
    secret,
    oldSecret:
      oldSecret === null || oldSecretUntil === null ? null : { secret: oldSecret, until: toInstant(oldSecretUntil) },
    createdAt: toInstant(row.createdAt),
    since: toInstant(row.since),
    stopped: stoppedAt === null || stopReason === null ? null : { at: toInstant(stoppedAt), reason: stopReason },
    failingSince: toInstantOrNull(row.failingSince),
    dueAt: toInstantOrNull(row.dueAt),
    queuedAt: toInstantOrNull(row.queuedAt),
    attempt,
  };
}
