import { createHash } from 'node:crypto';
import { asId, type MailId, type PlayerId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { AddressedMatter } from '../codecs/mail-payload.ts';
import { CHANNEL } from '../event.ts';
import { ask } from '../named.ts';
import type { MailState } from '../reading/outbox.ts';

/** A mail to be made. Of mails with the same `dedupeKey` only the first is made. */
export type NewMail = AddressedMatter & {
  readonly dedupeKey: string;
  readonly notBefore: Instant;
};

/** What every process hears when mails were made, or are to be looked at again, the first of them at this instant. */
function madeNotice(due: Instant): string {
  return JSON.stringify([['mail:made', 0, due]]);
}

/**
 * Puts mails into the outbox and tells every process when the transaction commits; a player without an account gets none.
 * One round trip. The id of a mail is a digest of its key, so that a repeat has the same id.
 */
export async function insertMails(tx: Tx, mails: readonly NewMail[], at: Instant): Promise<void> {
  if (mails.length === 0) return;
  const notice = madeNotice(instant(Math.min(...mails.map(({ notBefore }) => notBefore))));
  await ask(tx)`
    with made as (
      insert into "OutboxMail" (id, "playerId", kind, payload, "dedupeKey", "madeAt", "notBefore", "changedAt")
      select mail.id, mail.player, mail.kind, mail.payload::jsonb, mail.key,
        ${toDate(at)}::timestamp(3), mail."notBefore"::timestamp(3), ${toDate(at)}::timestamp(3)
      from unnest(
        ${mails.map(({ dedupeKey }) => mailId(dedupeKey))}::text[], ${mails.map(({ playerId }) => playerId)}::text[],
        ${mails.map(({ kind }) => kind)}::text[], ${mails.map(({ payload }) => JSON.stringify(payload))}::text[],
        ${mails.map(({ dedupeKey }) => dedupeKey)}::text[],
        ${mails.map(({ notBefore }) => isoText(notBefore))}::text[]
      ) as mail (id, player, kind, payload, key, "notBefore")
      left join "Player" on "Player".id = mail.player
      where mail.player is null or "Player"."accountId" is not null
      on conflict do nothing
      returning id
    )
    select pg_notify(${CHANNEL}, ${notice})::text from made limit 1`;
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

/** Moves mails on and notes each step in its log. Their rows are locked. One round trip. */
export async function changeMails(tx: Tx, changes: readonly MailChange[], at: Instant): Promise<void> {
  if (changes.length === 0) return;
  await ask(tx)`
    with change as (
      select * from unnest(
        ${changes.map(({ id }) => id)}::text[], ${changes.map(({ state }) => state)}::text[],
        ${changes.map(({ reason }) => reason)}::text[],
        ${changes.map(({ until }) => (until === null ? null : isoText(until)))}::text[],
        ${changes.map(({ attempts = null }) => attempts)}::int[],
        ${changes.map(({ digestId = null }) => digestId)}::text[],
        ${changes.map(({ written }) => written?.locale ?? null)}::text[],
        ${changes.map(({ written }) => written?.subject ?? null)}::text[]
      ) as change (id, state, reason, until, attempts, "digestId", locale, subject)
    ), changed as (
      update "OutboxMail" mail set state = change.state::"MailState", "changedAt" = ${toDate(at)}::timestamp(3),
        "notBefore" = coalesce(change.until::timestamp(3), mail."notBefore"),
        attempts = coalesce(change.attempts, mail.attempts), "digestId" = coalesce(change."digestId", mail."digestId"),
        locale = coalesce(change.locale, mail.locale), subject = coalesce(change.subject, mail.subject)
      from change where mail.id = change.id returning mail.id
    )
    insert into "MailStep" ("mailId", number, state, at, reason, until)
    select id, 1 + coalesce((select max(number) from "MailStep" where "mailId" = id), 0), change.state::"MailState",
      ${toDate(at)}::timestamp(3), change.reason, change.until::timestamp(3)
    from change join changed using (id)`;
}

/** Takes the secret out of mails about an account, and whom they were to where that is nobody with an account. */
export async function forgetTokens(tx: Tx, ids: readonly MailId[]): Promise<void> {
  if (ids.length === 0) return;
  const forgotten = JSON.stringify({ token: '', address: '' });
  await tx.$executeRaw`
    update "OutboxMail" set payload = payload || ${forgotten}::jsonb where id = any(${[...ids]}::text[])`;
}

/** Withdraws mails that nobody has seen: it is as if they had never been made. */
export async function deleteMails(tx: Tx, ids: readonly MailId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.outboxMail.deleteMany({ where: { id: { in: [...ids] } } });
}

/** As the database reads an instant in a text. */
function isoText(at: Instant): string {
  return toDate(at).toISOString().slice(0, -1);
}

/** Lets everything be looked at again that is held for a player, and tells every process. */
export async function releaseHeldMails(tx: Tx, playerId: PlayerId, at: Instant): Promise<void> {
  await tx.$queryRaw`
    with released as (
      update "OutboxMail" set "notBefore" = ${toDate(at)}::timestamp(3)
      where "playerId" = ${playerId} and state = 'HELD' returning id
    )
    select pg_notify(${CHANNEL}, ${madeNotice(at)})::text from released limit 1`;
}

/** Forgets the mails that were made before this instant and have come to their end; answers how many. */
export async function forgetOldMails(tx: Tx, before: Instant): Promise<number> {
  const state = { in: ['SENT', 'BOUNCED', 'SUPPRESSED', 'DIGESTED'] as MailState[] };
  return (await tx.outboxMail.deleteMany({ where: { madeAt: { lt: toDate(before) }, state } })).count;
}
