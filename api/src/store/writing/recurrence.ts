import type { PlayerId, RecurrenceId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import type { StandingIn } from '../reading/recurrence.ts';

/** How often a tournament is held: `weeks` from one start to the next, open for players `signUpDays` before each. */
export interface Rhythm {
  readonly weeks: number;
  readonly signUpDays: number;
}

/** Makes a tournament the first edition of something that is held again and again. */
export async function insertRecurrence(
  tx: Tx,
  first: { readonly id: RecurrenceId; readonly name: string; readonly tournamentId: TournamentId } & Rhythm,
): Promise<void> {
  const { tournamentId, ...columns } = first;
  await tx.recurrence.create({ data: columns, select: { id: true } });
  await setEdition(tx, tournamentId, { recurrenceId: first.id, edition: 1 });
}

/** Gives it another rhythm, in which it goes on; with `endedAt` it ends. */
export async function changeRecurrence(
  tx: Tx,
  id: RecurrenceId,
  { endedAt, ...rhythm }: Partial<Rhythm> & { readonly endedAt: Instant | null },
): Promise<void> {
  const data = { ...rhythm, endedAt: toDateOrNull(endedAt) };
  await tx.recurrence.update({ where: { id }, data, select: { id: true } });
}

/** Makes a tournament an edition of it. */
export async function setEdition(
  tx: Tx,
  tournamentId: TournamentId,
  of: { readonly recurrenceId: RecurrenceId; readonly edition: number },
): Promise<void> {
  await tx.tournament.update({ where: { id: tournamentId }, data: of, select: { id: true } });
}

/** Enters a player in each later tournament of this kind; he may have asked before. */
export async function insertStanding(
  tx: Tx,
  standing: { readonly id: string; readonly playerId: PlayerId; readonly since: Instant } & StandingIn,
): Promise<void> {
  const data = { ...standing, since: toDate(standing.since) };
  await tx.standingEntry.createMany({ data: [data], skipDuplicates: true });
}

/** Enters a player in no later tournament of this kind any more by himself. */
export async function removeStanding(
  tx: Tx,
  playerId: PlayerId,
  { recurrenceId, seriesId }: StandingIn,
): Promise<void> {
  const where = recurrenceId === null ? { playerId, seriesId } : { playerId, recurrenceId };
  await tx.standingEntry.deleteMany({ where });
}
