import type { EntryId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { CarriedOver } from '../../rules/formats/format.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Invitation } from '../tournament.ts';

/** A player who enters a tournament. */
export interface NewEntry {
  readonly id: EntryId;
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly enteredAt: Instant;
  readonly given?: GivenEntry;
}

/** What is said of a player for this tournament as he enters; what is left out is as it is elsewhere. */
export interface GivenEntry {
  /** Elo in place of that of the site */
  readonly givenElo?: number;
  /** 1 to 3 */
  readonly category?: number;
  /** by what he goes on the server where it is played */
  readonly idElsewhere?: string | null;
}

/** What counts of a player in this tournament from now on; `seeding` from 1. */
export interface Snapshot {
  readonly seeding: number;
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly country: string | null;
}

const UNNOTED = { seeding: null, elo: null, matches: null, country: null } as const;
const NO_SNAPSHOT = { ...UNNOTED, invitation: null } as const;

/** Stores entries. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const data = entries.map(({ given, enteredAt, ...entry }) => ({ ...entry, ...given, enteredAt: toDate(enteredAt) }));
  await tx.entry.createMany({ data });
}

/** Notes what is said of a player for this tournament; what is left out stays. */
export async function setGiven(tx: Tx, id: EntryId, given: GivenEntry): Promise<void> {
  await tx.entry.update({ where: { id }, data: given, select: { id: true } });
}

/** Gives an entry to another player: nothing that was noted of the one before is of him. `isAsked`: invitations were sent, and he comes. */
export async function setEntryPlayer(
  tx: Tx,
  id: EntryId,
  { playerId, enteredAt, isAsked }: Pick<NewEntry, 'playerId' | 'enteredAt'> & { readonly isAsked: boolean },
): Promise<void> {
  const invitation = isAsked ? 'ACCEPTED' : null;
  const nothing = { ...NO_SNAPSHOT, category: null, givenElo: null, carriedOver: Prisma.DbNull };
  const data = { ...nothing, playerId, enteredAt: toDate(enteredAt), invitation } as const;
  await tx.entry.update({ where: { id }, data, select: { id: true } });
}

/** Takes an entry out, as if it had never been. */
export async function deleteEntry(tx: Tx, id: EntryId): Promise<void> {
  await tx.entry.delete({ where: { id }, select: { id: true } });
}

/** Notes what counts of a player, as registration closes. */
export async function setSnapshot(tx: Tx, id: EntryId, snapshot: Snapshot): Promise<void> {
  await tx.entry.update({ where: { id }, data: snapshot, select: { id: true } });
}

/** Forgets what was noted of one player, so that it is noted anew. */
export async function clearSnapshot(tx: Tx, id: EntryId): Promise<void> {
  await tx.entry.update({ where: { id }, data: UNNOTED, select: { id: true } });
}

/** Takes the snapshots and invitations of a tournament back, as registration opens again; categories stay, for the director sets them. */
export async function clearSnapshots(tx: Tx, tournamentId: TournamentId): Promise<void> {
  await tx.entry.updateMany({ where: { tournamentId }, data: NO_SNAPSHOT });
}

/** Puts a player into a category, 1 to 3, for this tournament. */
export async function setCategory(tx: Tx, id: EntryId, category: number): Promise<void> {
  await tx.entry.update({ where: { id }, data: { category }, select: { id: true } });
}

/** Notes what an entry carries over from the tournament before in its series; null: nothing. */
export async function setCarriedOver(tx: Tx, id: EntryId, carriedOver: CarriedOver | null): Promise<void> {
  await tx.entry.update({ where: { id }, data: { carriedOver: carriedOver ?? Prisma.DbNull }, select: { id: true } });
}

/** Forgets what the entries of a tournament carry over. */
export async function clearCarriedOver(tx: Tx, tournamentId: TournamentId): Promise<void> {
  await tx.entry.updateMany({ where: { tournamentId }, data: { carriedOver: Prisma.DbNull } });
}

/** Notes what has become of the invitations of these entries. */
export async function setInvitation(tx: Tx, ids: readonly EntryId[], invitation: Invitation): Promise<void> {
  await tx.entry.updateMany({ where: { id: { in: [...ids] } }, data: { invitation } });
}

/** Gives an entry an Elo for this tournament; null: that of the site. */
export async function setGivenElo(tx: Tx, id: EntryId, givenElo: number | null): Promise<void> {
  await tx.entry.update({ where: { id }, data: { givenElo }, select: { id: true } });
}

/** Notes that a player is disqualified. */
export async function setDisqualified(tx: Tx, id: EntryId, at: Instant): Promise<void> {
  await tx.entry.update({ where: { id }, data: { disqualifiedAt: toDate(at) }, select: { id: true } });
}

/** Notes that a player is in his tournament again who was disqualified or had withdrawn. */
export async function setReinstated(tx: Tx, id: EntryId): Promise<void> {
  await tx.entry.update({ where: { id }, data: { disqualifiedAt: null, withdrawnAt: null }, select: { id: true } });
}

/** Notes that a player has withdrawn; his entry stays. */
export async function setWithdrawn(tx: Tx, id: EntryId, at: Instant): Promise<void> {
  await tx.entry.update({ where: { id }, data: { withdrawnAt: toDate(at) }, select: { id: true } });
}
