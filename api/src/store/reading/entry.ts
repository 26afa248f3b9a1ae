import { asId, type EntryId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { ENTRY_PARTS } from '../parts.ts';
import type { TournamentStatus } from '../tournament.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/**
 * A player in a tournament, with the game of the tournament, in which his rating counts, and its format, which reads what he
 * carries over from the tournament before in its series (null: nothing). The snapshot's fields are null until
 * registration closes.
 */
export type EntryRecord = TypedRow<'Entry', Prisma.EntryGetPayload<{ include: typeof ENTRY_PARTS }>>;

/** The entries with these ids, in no order; unknown ids are left out. */
export async function entriesByIds(tx: Tx, ids: readonly EntryId[]): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({ where: { id: { in: [...ids] } }, include: ENTRY_PARTS });
  return typed('Entry', rows);
}

/** Who takes part: nobody was asked, or his invitation is not answered yet or accepted. */
export const TAKES_PART = {
  OR: [{ invitation: null }, { invitation: { in: ['SENT', 'ACCEPTED'] } }],
} satisfies Prisma.EntryWhereInput;

/** The same of an entry that was read. */
export function takesPart({ invitation }: Pick<EntryRecord, 'invitation'>): boolean {
  return invitation === null || invitation === 'SENT' || invitation === 'ACCEPTED';
}

/**
 * The entries of these tournaments that take part: in order of seeding, before there is one in order of entry. Who has
 * declined, has not answered in time or was left out is not among them.
 */
export async function entriesOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly EntryRecord[]> {
  return entriesInOrder(tx, { tournamentId: { in: [...tournaments] }, ...TAKES_PART });
}

/** The same with everybody who has entered, whether he takes part or not. */
export async function everyEntryOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly EntryRecord[]> {
  return entriesInOrder(tx, { tournamentId: { in: [...tournaments] } });
}

/** The entries of a player who may answer an invitation at this instant, the one that ends first at first. */
export async function openInvitationsOf(tx: Tx, player: PlayerId, at: Instant): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({
    where: {
      playerId: player,
      invitation: { in: ['SENT', 'ACCEPTED', 'DECLINED'] },
      tournament: { status: 'CLOSED', acceptUntil: { gte: new Date(at) } },
    },
    orderBy: [{ tournament: { acceptUntil: 'asc' } }, { id: 'asc' }],
    include: ENTRY_PARTS,
  });
  return typed('Entry', rows);
}

async function entriesInOrder(tx: Tx, where: Prisma.EntryWhereInput): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({
    where,
    orderBy: [{ seeding: { sort: 'asc', nulls: 'last' } }, { enteredAt: 'asc' }, { id: 'asc' }],
    include: ENTRY_PARTS,
  });
  return typed('Entry', rows);
}

/** A tournament that has not ended and in which somebody takes part. */
export interface OpenEntry {
  readonly tournamentId: TournamentId;
  readonly name: string;
  readonly status: TournamentStatus;
}

/** The tournaments in which a player takes part and that have not ended, the oldest first. */
export async function openEntriesOfPlayer(tx: Tx, playerId: PlayerId): Promise<readonly OpenEntry[]> {
  const rows = await tx.entry.findMany({
    where: {
      playerId,
      withdrawnAt: null,
      disqualifiedAt: null,
      OR: [{ invitation: null }, { invitation: { in: ['SENT', 'ACCEPTED'] } }],
      tournament: { status: { notIn: ['FINISHED', 'CANCELLED'] } },
    },
    orderBy: [{ enteredAt: 'asc' }, { id: 'asc' }],
    select: { tournament: { select: { id: true, name: true, status: true } } },
  });
  return rows.map(({ tournament: { id, name, status } }) => ({ tournamentId: asId<TournamentId>(id), name, status }));
}

/** Where a player stands in tournaments that have not ended, whether or not he still takes part. */
export async function entriesInOpenTournaments(
  tx: Tx,
  playerId: PlayerId,
): Promise<readonly { readonly entryId: EntryId; readonly tournamentId: TournamentId }[]> {
  const rows = await tx.entry.findMany({
    where: { playerId, tournament: { status: { notIn: ['FINISHED', 'CANCELLED'] } } },
    orderBy: { id: 'asc' },
    select: { id: true, tournamentId: true },
  });
  return rows.map(({ id, tournamentId }) => ({
    entryId: asId<EntryId>(id),
    tournamentId: asId<TournamentId>(tournamentId),
  }));
}
