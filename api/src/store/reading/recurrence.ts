import { asId, type PlayerId, type RecurrenceId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { TOURNAMENT_PARTS } from '../parts.ts';
import { typed } from '../typed-row.ts';
import type { TournamentRecord } from './tournament.ts';

/** In what a player is entered again and again: one of the two. */
export type StandingIn = Pick<TournamentRecord, 'recurrenceId' | 'seriesId'>;

/** The last edition of everything that goes on, in no order. */
export async function lastEditions(tx: Tx): Promise<readonly TournamentRecord[]> {
  const recurrences = await tx.recurrence.findMany({
    where: { endedAt: null },
    select: { tournaments: { orderBy: { edition: 'desc' }, take: 1, include: TOURNAMENT_PARTS } },
  });
  return typed(
    'Tournament',
    recurrences.flatMap(({ tournaments }) => tournaments),
  );
}

/** The last edition of a recurrence. */
export async function lastEdition(tx: Tx, recurrenceId: RecurrenceId): Promise<TournamentId | null> {
  const last = await tx.tournament.findFirst({
    where: { recurrenceId },
    orderBy: { edition: 'desc' },
    select: { id: true },
  });
  return last === null ? null : asId<TournamentId>(last.id);
}

/** Who is entered in each tournament of this kind by himself, who has asked longest first. */
export async function standingPlayers(tx: Tx, { recurrenceId, seriesId }: StandingIn): Promise<readonly PlayerId[]> {
  if (recurrenceId === null && seriesId === null) return [];
  const rows = await tx.standingEntry.findMany({
    where: recurrenceId === null ? { seriesId } : { recurrenceId },
    orderBy: [{ since: 'asc' }, { id: 'asc' }],
    select: { playerId: true },
  });
  return rows.map(({ playerId }) => asId<PlayerId>(playerId));
}

/** Whether a player is entered in each tournament of this kind by himself. */
export async function isStanding(tx: Tx, playerId: PlayerId, standing: StandingIn): Promise<boolean> {
  return (await standingPlayers(tx, standing)).includes(playerId);
}
