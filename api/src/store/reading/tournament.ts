import { asId, type PlayerId, type SeriesId, type TournamentId } from '../../kernel/ids.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { TOURNAMENT_PARTS } from '../parts.ts';
import { SERIES_ROLES, keysOf } from '../series.ts';
import { typed, type TypedRow } from '../typed-row.ts';
import type { Tx } from '../client.ts';

/**
 * A tournament as stored, with those who help its director in the order of their appointment; `settings` is read by its format,
 * `gameConfig` by its game. `acceptUntil`: until when the invited answer; null: nobody is asked, or the time is over. `rulingsAt`: when
 * open matches are ruled on by themselves; null: not so far. `seriesNumber`: its number in its series, as its role there counts; null: it
 * has none.
 */
export type TournamentRecord = TypedRow<
  'Tournament',
  Prisma.TournamentGetPayload<{ include: typeof TOURNAMENT_PARTS }>
>;

/** Somebody who helps the director; `appointedById` null: appointed by the server itself. */
export type OfficialRecord = TournamentRecord['officials'][number];

/** The tournaments with these ids, in no order; unknown ids are left out. */
export async function tournamentsByIds(tx: Tx, ids: readonly TournamentId[]): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({ where: { id: { in: [...ids] } }, include: TOURNAMENT_PARTS });
  return typed('Tournament', rows);
}

/** The tournaments that a player directs or helps to direct, the newest first, at most `limit`. */
export async function tournamentsDirectedBy(
  tx: Tx,
  player: PlayerId,
  limit: number,
): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({
    where: { OR: [{ directorId: player }, { officials: { some: { playerId: player } } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: TOURNAMENT_PARTS,
  });
  return typed('Tournament', rows);
}

/** How many tournaments of this director have not ended. */
export function countOpenTournamentsOf(tx: Tx, director: PlayerId): Promise<number> {
  return tx.tournament.count({ where: { directorId: director, status: { notIn: ['FINISHED', 'CANCELLED'] } } });
}

/** The tournaments of these series, in their order in the series. */
export async function tournamentsOfSeries(tx: Tx, series: readonly SeriesId[]): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({
    where: { seriesId: { in: [...series] } },
    orderBy: [{ seriesNumber: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    include: TOURNAMENT_PARTS,
  });
  return typed('Tournament', rows);
}

/** What gives a title when it is finished. */
const TITLE_GIVING: Prisma.TournamentWhereInput = {
  status: 'FINISHED',
  seriesRole: { in: [...keysOf(SERIES_ROLES).filter((role) => SERIES_ROLES[role].givesTitle)] },
};

/** Every finished tournament whose end gives a title, the one that ended last first. */
export async function titleTournaments(tx: Tx, only: TournamentId | null): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({
    where: only === null ? TITLE_GIVING : { AND: [TITLE_GIVING, { id: only }] },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    include: TOURNAMENT_PARTS,
  });
  return typed('Tournament', rows);
}

/** The finished tournaments whose end gives a title in which one of these players was, the one that ended last first. */
export async function titleTournamentsOf(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<readonly { readonly player: PlayerId; readonly tournament: TournamentRecord }[]> {
  const rows = await tx.entry.findMany({
    where: { playerId: { in: [...players] }, tournament: TITLE_GIVING },
    orderBy: [{ tournament: { finishedAt: 'desc' } }, { id: 'desc' }],
    select: { playerId: true, tournament: { include: TOURNAMENT_PARTS } },
  });
  return rows.map(({ playerId, tournament }) => ({
    player: asId<PlayerId>(playerId),
    tournament: typed('Tournament', tournament),
  }));
}
