import { asId, type MailId, type PlayerId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant, toInstantOrNull } from '../codecs/instant.ts';
import { mailMatter, type AddressedMatter } from '../codecs/mail-payload.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { ask } from '../named.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';

/** Where a mail stands. */
export const MAIL_STATES = ['MADE', 'HELD', 'QUEUED', 'DEFERRED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'DIGESTED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of the outbox. */
export type MailRecord = AddressedMatter & {
  readonly id: MailId;
  readonly madeAt: Instant;
  readonly notBefore: Instant;
  readonly state: MailState;
  readonly attempts: number;
  readonly locale: string | null;
  readonly subject: string | null;
};

/** A step of a mail after it was made: why it came to this state, and until when it is held. */
export interface MailStepRecord {
  readonly state: MailState;
  readonly at: Instant;
  readonly reason: string | null;
  readonly until: Instant | null;
}

/** A mail with its steps, the oldest first. */
export type LoggedMail = MailRecord & { readonly steps: readonly MailStepRecord[] };

/**
 * Locks the mails that are to be looked at by this instant and that no other process has locked, longest due first:
 * waiting ones by their own time, queued ones that were left behind at `left`.
 */
export async function lockDueMails(tx: Tx, at: Instant, left: Instant, limit: number): Promise<readonly MailRecord[]> {
  const due = await tx.$queryRaw<readonly { readonly id: string }[]>`
    select id from "OutboxMail"
    where (state in ('MADE', 'HELD', 'DEFERRED') and "notBefore" <= ${toDate(at)}::timestamp(3))
      or (state = 'QUEUED' and "notBefore" <= ${toDate(left)}::timestamp(3))
    order by "notBefore", id limit ${limit} for no key update skip locked`;
  return mailsByIds(
    tx,
    due.map(({ id }) => asId<MailId>(id)),
  );
}

/** Locks these mails and reads them, in the order of their ids; those that are gone are left out. */
export async function lockMails(tx: Tx, ids: readonly MailId[]): Promise<readonly MailRecord[]> {
  const rows = await ask<MailRow>(tx)`
    select * from "OutboxMail" where id = any(${[...ids]}::text[]) order by id for no key update`;
  return rows.map(mailRecord);
}

/** The mails with these ids, longest due first. */
export async function mailsByIds(tx: Tx, ids: readonly MailId[]): Promise<readonly MailRecord[]> {
  if (ids.length === 0) return [];
  const rows = await tx.outboxMail.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ notBefore: 'asc' }, { id: 'asc' }],
  });
  return rows.map(mailRecord);
}

/** The mails that have become a part of this digest, in the order in which they were made. */
export async function mailsOfDigest(tx: Tx, digest: MailId): Promise<readonly MailRecord[]> {
  const rows = await tx.outboxMail.findMany({
    where: { digestId: digest },
    orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(mailRecord);
}

/** When the next waiting mail is to be looked at (null: none waits), and when the first of the queued ones was queued (null: none is). */
export async function mailsAhead(tx: Tx): Promise<{ readonly due: Instant | null; readonly queued: Instant | null }> {
  const [row] = await tx.$queryRaw<
    { made: Date | null; held: Date | null; deferred: Date | null; queued: Date | null }[]
  >`
    select (select min("notBefore") from "OutboxMail" where state = 'MADE') as made,
      (select min("notBefore") from "OutboxMail" where state = 'HELD') as held,
      (select min("notBefore") from "OutboxMail" where state = 'DEFERRED') as deferred,
      (select min("notBefore") from "OutboxMail" where state = 'QUEUED') as queued`;
  const waiting = [row?.made, row?.held, row?.deferred].flatMap((date) => date?.getTime() ?? []);
  return {
    due: waiting.length === 0 ? null : instant(Math.min(...waiting)),
    queued: toInstantOrNull(row?.queued ?? null),
  };
}

/** How many mails of a kind were made since an instant for a player, or, for null, for whoever has no account, under keys that begin so. */
export function countMailsSince(
  tx: Tx,
  playerId: PlayerId | null,
  kind: string,
  since: Instant,
  key = '',
): Promise<number> {
  return tx.outboxMail.count({
    where: { playerId, kind, madeAt: { gt: toDate(since) }, ...(key === '' ? {} : { dedupeKey: { startsWith: key } }) },
  });
}

/** A player's mails with their steps, the newest first. */
export async function mailsPage(
  tx: Tx,
  playerId: PlayerId,
  window: KeyWindow<InstantKey>,
): Promise<readonly LoggedMail[]> {
  const { after, before, fromEnd, limit } = window;
  const rows = await tx.outboxMail.findMany({
    where: {
      ...ofPlayer(playerId),
      AND: [
        ...(after === null
          ? []
          : [{ OR: [{ madeAt: { lt: at(after) } }, { madeAt: at(after), id: { lt: after.id } }] }]),
        ...(before === null
          ? []
          : [{ OR: [{ madeAt: { gt: at(before) } }, { madeAt: at(before), id: { gt: before.id } }] }]),
      ],
    },
    orderBy: fromEnd ? [{ madeAt: 'asc' }, { id: 'asc' }] : [{ madeAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: { steps: { orderBy: { number: 'asc' } } },
  });
  return inListOrder(rows, window).map((row) => ({
    ...mailRecord(row),
    steps: row.steps.map(({ state, reason, ...step }) => ({
      state,
      reason,
      at: toInstant(step.at),
      until: step.until === null ? null : toInstant(step.until),
    })),
  }));
}

/** How many there are. */
export function countMails(tx: Tx, playerId: PlayerId): Promise<number> {
  return tx.outboxMail.count({ where: ofPlayer(playerId) });
}

/** What is to be said later, if at all, has not been made yet as far as a player is concerned. */
function ofPlayer(playerId: PlayerId): Prisma.OutboxMailWhereInput {
  return { playerId, NOT: { kind: 'REMINDER', state: { in: ['MADE', 'HELD'] } } };
}

/** To whom the last mail that was given to the post did not arrive, and when that was found. */
export interface Unreached {
  readonly mail: MailId;
  readonly player: PlayerId;
  readonly at: Instant;
}

/** Those of these players whom the last mail did not reach, in no order; who was sent a later one is not among them. */
export async function unreachedPlayers(tx: Tx, players: readonly PlayerId[]): Promise<readonly Unreached[]> {
  if (players.length === 0) return [];
  const rows = await tx.$queryRaw<readonly { id: string; playerId: string; changedAt: Date; state: MailState }[]>`
    select last.id, last."playerId", last."changedAt", last.state::text as state
    from unnest(${[...players]}::text[]) as player(id)
    cross join lateral (
      select id, "playerId", "changedAt", state from "OutboxMail"
      where "playerId" = player.id and state in ('SENT', 'BOUNCED') order by "madeAt" desc, id desc limit 1
    ) last`;
  return rows
    .filter(({ state }) => state === 'BOUNCED')
    .map(({ id, playerId, changedAt }) => ({
      mail: asId<MailId>(id),
      player: asId<PlayerId>(playerId),
      at: toInstant(changedAt),
    }));
}

function at(key: InstantKey): Date {
  return toDate(instant(key.at));
}

type MailRow = Prisma.OutboxMailGetPayload<object>;

function mailRecord(row: MailRow): MailRecord {
  return {
    ...mailMatter(row.kind, row.payload, row.playerId),
    id: asId<MailId>(row.id),
    madeAt: toInstant(row.madeAt),
    notBefore: toInstant(row.notBefore),
    state: row.state,
    attempts: row.attempts,
    locale: row.locale,
    subject: row.subject,
  };
}
