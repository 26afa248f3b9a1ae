import type { EntryRequestId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { ENTRY_REQUEST_PARTS } from '../parts.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** That somebody whose address has no account asks by mail to be entered, and what has become of it. */
export type EntryRequestRecord = TypedRow<
  'EntryRequest',
  Prisma.EntryRequestGetPayload<{ include: typeof ENTRY_REQUEST_PARTS }>
>;

/** The requests with these ids, in no order; unknown ids are left out. Who may read them is another matter. */
export async function entryRequestsByIds(
  tx: Tx,
  ids: readonly EntryRequestId[],
): Promise<readonly EntryRequestRecord[]> {
  return requests(tx, { id: { in: [...ids] } });
}

/** The requests in these tournaments that nobody has answered, the oldest first. */
export async function openRequestsIn(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly EntryRequestRecord[]> {
  return requests(tx, { tournamentId: { in: [...tournaments] }, state: 'OPEN' });
}

/** The unanswered request of a sender in a tournament; null: there is none. */
export async function openRequestOf(
  tx: Tx,
  { tournamentId, sender }: { readonly tournamentId: TournamentId; readonly sender: string },
): Promise<EntryRequestRecord | null> {
  const [found] = await requests(tx, { tournamentId, sender, state: 'OPEN' });
  return found ?? null;
}

/** How many requests have been made in a tournament since then. */
export function countRequestsSince(tx: Tx, tournamentId: TournamentId, since: Instant): Promise<number> {
  return tx.entryRequest.count({ where: { tournamentId, at: { gte: toDate(since) } } });
}

/** How many mails a sender has written of requests that he has made since then, wherever. */
export async function countMailsOfSender(tx: Tx, sender: string, since: Instant): Promise<number> {
  const { _sum } = await tx.entryRequest.aggregate({
    where: { sender, at: { gte: toDate(since) } },
    _sum: { mails: true },
  });
  return _sum.mails ?? 0;
}

async function requests(tx: Tx, where: Prisma.EntryRequestWhereInput): Promise<readonly EntryRequestRecord[]> {
  const orderBy = [{ at: 'asc' as const }, { id: 'asc' as const }];
  return typed('EntryRequest', await tx.entryRequest.findMany({ where, orderBy, include: ENTRY_REQUEST_PARTS }));
}
