import type { EntryRequestId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** What a mail says of who asks to be entered; null: nothing. */
export interface EntryRequestWords {
  readonly name: string;
  readonly country: string | null;
  readonly category: number | null;
  readonly idElsewhere: string | null;
}

/** The last mail of a request: what it says, and as it was written. */
export interface EntryRequestMail extends EntryRequestWords {
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
}

/** A request as it is made; `sender` is a digest of the address. */
export interface NewEntryRequest extends EntryRequestMail {
  readonly id: EntryRequestId;
  readonly tournamentId: TournamentId;
  readonly address: string;
  readonly sender: string;
  readonly at: Instant;
}

/** Stores a request, which waits to be answered. */
export async function insertEntryRequest(tx: Tx, { at, ...request }: NewEntryRequest): Promise<void> {
  await tx.entryRequest.create({ data: { ...request, at: toDate(at) }, select: { id: true } });
}

/** Lets a further mail of the same sender stand in place of the one before. */
export async function rewriteEntryRequest(tx: Tx, id: EntryRequestId, mail: EntryRequestMail): Promise<void> {
  await tx.entryRequest.update({ where: { id }, data: { ...mail, mails: { increment: 1 } }, select: { id: true } });
}

/** How a request is answered; `reason` null: it is accepted. */
export interface EntryRequestAnswer {
  readonly byId: PlayerId | null;
  readonly at: Instant;
  readonly reason: string | null;
}

/** Answers a request. */
export async function setEntryRequestAnswered(
  tx: Tx,
  id: EntryRequestId,
  { byId, at, reason }: EntryRequestAnswer,
): Promise<void> {
  const state = reason === null ? 'ACCEPTED' : 'DECLINED';
  const data = { state, answeredById: byId, answeredAt: toDate(at), reason } as const;
  await tx.entryRequest.update({ where: { id }, data, select: { id: true } });
}

/** Notes as what somebody is entered who has asked. */
export async function setEntryRequestWords(tx: Tx, id: EntryRequestId, words: EntryRequestWords): Promise<void> {
  const { name, country, category, idElsewhere } = words;
  await tx.entryRequest.update({
    where: { id },
    data: { name, country, category, idElsewhere },
    select: { id: true },
  });
}

/** Takes the address out of a request, and answers it with how it is answered; null: it is kept no longer. */
export async function forgetAddress(
  tx: Tx,
  id: EntryRequestId,
): Promise<{
  readonly address: string;
  readonly locale: string;
  readonly idElsewhere: string | null;
  readonly reason: string | null;
} | null> {
  const found = await tx.entryRequest.findUnique({
    where: { id },
    select: { address: true, locale: true, idElsewhere: true, reason: true },
  });
  if (found === null || found.address === null) return null;
  await tx.entryRequest.update({ where: { id }, data: { address: null }, select: { id: true } });
  return { ...found, address: found.address };
}

/** Forgets the requests that were made before this instant, answered or not; answers how many. */
export async function forgetOldEntryRequests(tx: Tx, before: Instant): Promise<number> {
  return (await tx.entryRequest.deleteMany({ where: { at: { lt: toDate(before) } } })).count;
}
