import { asId, type GameId, type PauseId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant, toInstantOrNull } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { NewPause } from '../writing/pause.ts';

/** A pause as it is stored. */
export type PauseRecord = NewPause;

/** The pauses with these ids, in no order; unknown ids are left out. */
export async function pausesByIds(tx: Tx, ids: readonly PauseId[]): Promise<readonly PauseRecord[]> {
  return (await tx.pause.findMany({ where: { id: { in: [...ids] } } })).map(pauseRecord);
}

/** All pauses of these tournaments, the earliest first. */
export async function pausesOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly PauseRecord[]> {
  const rows = await tx.pause.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ since: 'asc' }, { id: 'asc' }],
  });
  return rows.map(pauseRecord);
}

/** The pauses of a tournament that are not over at an instant, the earliest first. */
export async function pausesAfter(tx: Tx, tournament: TournamentId, at: Instant): Promise<readonly PauseRecord[]> {
  const rows = await tx.pause.findMany({
    where: { tournamentId: tournament, until: { gt: toDate(at) } },
    orderBy: [{ since: 'asc' }, { id: 'asc' }],
  });
  return rows.map(pauseRecord);
}

/** The pauses whose beginning or end was to be told by this instant, longest ago first. */
export async function duePauses(tx: Tx, at: Instant): Promise<readonly PauseId[]> {
  const rows = await tx.pause.findMany({
    where: { dueAt: { lte: toDate(at) } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => asId<PauseId>(id));
}

/** When the next beginning or end of a pause is told; null when none is. */
export async function firstPauseDue(tx: Tx): Promise<Instant | null> {
  const { _min } = await tx.pause.aggregate({ _min: { dueAt: true } });
  return toInstantOrNull(_min.dueAt);
}

function pauseRecord(row: Prisma.PauseGetPayload<object>): PauseRecord {
  return {
    id: asId<PauseId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    gameId: row.gameId === null ? null : asId<GameId>(row.gameId),
    playerId: row.playerId === null ? null : asId<PlayerId>(row.playerId),
    since: toInstant(row.since),
    until: toInstant(row.until),
    reason: row.reason,
    byId: row.byId === null ? null : asId<PlayerId>(row.byId),
    dueAt: toInstantOrNull(row.dueAt),
  };
}
