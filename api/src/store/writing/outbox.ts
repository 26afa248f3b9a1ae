import { createHash } from 'node:crypto';
import { asId, type MailId, type PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import type { AddressedMatter } from '../codecs/mail-payload.ts';
import { CHANNEL } from '../event.ts';
import type { MailState } from '../reading/outbox.ts';

/** A mail to be made. Of mails with the same `dedupeKey` only the first is made. */
export type NewMail = AddressedMatter & {
  readonly dedupeKey: string;
  readonly notBefore: Instant;
};

/** The topic under which every process hears that a mail has been made. */
const MADE = JSON.stringify([['mail:made', 0]]);

/**
 * Puts mails into the outbox and tells every process when the transaction commits; a player without an account gets none.
 * One round trip. The id of a mail is a digest of its key, so that a repeat has the same id.
 */
export async function insertMails(tx: Tx, mails: readonly NewMail[], at: Instant): Promise<void> {
  if (mails.length === 0) return;
  await tx.$queryRaw`
    with made as (
      insert into "OutboxMail" (id, "playerId", kind, payload, "dedupeKey", "madeAt", "notBefore", "changedAt")
      select mail.id, mail.player, mail.kind, mail.payload::jsonb, mail.key,
        ${toDate(at)}::timestamp(3), mail."notBefore"::timestamp(3), ${toDate(at)}::timestamp(3)
      from unnest(
        ${mails.map(({ dedupeKey }) => mailId(dedupeKey))}::text[], ${mails.map(({ playerId }) => playerId)}::text[],
        ${mails.map(({ kind }) => kind)}::text[], ${mails.map(({ payload }) => JSON.stringify(payload))}::text[],
        ${mails.map(({ dedupeKey }) => dedupeKey)}::text[],
        ${mails.map(({ notBefore }) => toDate(notBefore).toISOString().slice(0, -1))}::text[]
      ) as mail (id, player, kind, payload, key, "notBefore")
      left join "Player" on "Player".id = mail.player
      where mail.player is null or "Player"."accountId" is not null
      on conflict do nothing
      returning id
    )
    select pg_notify(${CHANNEL}, ${MADE})::text from made limit 1`;
}

/** The id of the mail with this key. */
export function mailId(dedupeKey: string): MailId {
  return asId<MailId>(createHash('sha256').update(dedupeKey).digest('hex').slice(0, 24));
}

/** A step of a mail: where it comes to stand, why, and when it is looked at again. */
export interface MailChange {
  readonly id: MailId;
  readonly state: MailState;
  readonly reason: string | null;
  /** null: never again by itself */
  readonly until: Instant | null;
  readonly attempts?: number;
  readonly digestId?: MailId;
  readonly written?: { readonly locale: string; readonly subject: string };
}

/** Moves a mail on and notes the step in its log. The mail's row is locked. */
export async function changeMail(tx: Tx, change: MailChange, at: Instant): Promise<void> {
  const { id, state, reason, until, attempts, digestId, written } = change;
  await tx.outboxMail.update({
    where: { id },
    data: {
      state,
      changedAt: toDate(at),
      ...(until === null ? {} : { notBefore: toDate(until) }),
      ...(attempts === undefined ? {} : { attempts }),
      ...(digestId === undefined ? {} : { digestId }),
      ...written,
    },
    select: { id: true },
  });
  await tx.$executeRaw`
    insert into "MailStep" ("mailId", number, state, at, reason, until)
    select ${id}, 1 + coalesce(max(number), 0), ${state}::"MailState", ${toDate(at)}::timestamp(3), ${reason},
      ${toDateOrNull(until)}::timestamp(3)
    from "MailStep" where "mailId" = ${id}`;
}

/** Takes the secret out of a mail about an account, and whom it was to where that is nobody with an account. */
export async function forgetToken(tx: Tx, id: MailId): Promise<void> {
  const forgotten = JSON.stringify({ token: '', address: '' });
  await tx.$executeRaw`update "OutboxMail" set payload = payload || ${forgotten}::jsonb where id = ${id}`;
}

/** Withdraws a mail that nobody has seen: it is as if it had never been made. */
export async function deleteMail(tx: Tx, id: MailId): Promise<void> {
  await tx.outboxMail.delete({ where: { id }, select: { id: true } });
}

/** Lets everything be looked at again that is held for a player, and tells every process. */
export async function releaseHeldMails(tx: Tx, playerId: PlayerId, at: Instant): Promise<void> {
  await tx.$queryRaw`
    with released as (
      update "OutboxMail" set "notBefore" = ${toDate(at)}::timestamp(3)
      where "playerId" = ${playerId} and state = 'HELD' returning id
    )
    select pg_notify(${CHANNEL}, ${MADE})::text from released limit 1`;
}

/** Forgets the mails that were made before this instant and have come to their end; answers how many. */
export async function forgetOldMails(tx: Tx, before: Instant): Promise<number> {
  const state = { in: ['SENT', 'BOUNCED', 'SUPPRESSED', 'DIGESTED'] as MailState[] };
  return (await tx.outboxMail.deleteMany({ where: { madeAt: { lt: toDate(before) }, state } })).count;
}
