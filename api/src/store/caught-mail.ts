import { newId, type Entropy } from '../kernel/entropy.ts';
import type { MailId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { Tx } from './client.ts';
import { toDate, toInstant } from './codecs/instant.ts';
import type { MailKind } from './codecs/mail-payload.ts';

/** A mail that was caught in place of being sent; `source` is the whole message. */
export interface CaughtMailRecord {
  readonly id: MailId;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly at: Instant;
  readonly source: string;
}

/** Keeps a caught mail; one whose Message-ID is kept already is the same mail again. */
export async function keepCaughtMail(
  tx: Tx,
  entropy: Entropy,
  mail: Omit<CaughtMailRecord, 'id'> & { readonly messageId: string },
): Promise<void> {
  const data = { ...mail, id: newId<MailId>(entropy), at: toDate(mail.at) };
  await tx.caughtMail.createMany({ data: [data], skipDuplicates: true });
}

/** The mails that were caught last, the newest first. */
export async function latestCaughtMails(tx: Tx, limit: number): Promise<readonly Omit<CaughtMailRecord, 'source'>[]> {
  const rows = await tx.caughtMail.findMany({
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, kind: true, recipient: true, subject: true, at: true },
  });
  return rows.map(({ id, kind, at, ...rest }) => {
    return { ...rest, id: id as MailId, kind: kind as MailKind, at: toInstant(at) };
  });
}

/** A caught mail; null when there is none with this id. */
export async function caughtMail(tx: Tx, id: string): Promise<CaughtMailRecord | null> {
  const row = await tx.caughtMail.findUnique({ where: { id } });
  if (row === null) return null;
  return { ...row, id: row.id as MailId, kind: row.kind as MailKind, at: toInstant(row.at) };
}

/** Forgets all but the latest caught mails. */
export async function forgetCaughtMails(tx: Tx, keep: number): Promise<void> {
  await tx.$executeRaw`
    delete from "CaughtMail" where id not in (select id from "CaughtMail" order by at desc, id desc limit ${keep})`;
}
