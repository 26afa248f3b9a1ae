import type { TournamentId } from '../../kernel/ids.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { TournamentRecord } from '../reading/tournament.ts';
import type { TournamentStatus } from '../tournament.ts';
import { typed } from '../typed-row.ts';
import { beyondCursor, rowsOrNone, type PageQuery, type RowQuery } from './page.ts';
import type { ReadClient } from './read-client.ts';

/** The tournament with this id; null if there is none. */
export async function tournamentWithId(
  reads: ReadClient,
  id: TournamentId,
  query: RowQuery,
): Promise<TournamentRecord | null> {
  return typed('Tournament', await reads.tournament.findUnique({ ...query, where: { id } })) as TournamentRecord | null;
}

/** Finished tournaments, the last to end first; only of this game, null: any. Null when the page is to begin at no tournament. */
export async function finishedTournaments(
  reads: ReadClient,
  game: string | null,
  page: PageQuery<Prisma.TournamentWhereUniqueInput>,
): Promise<TournamentRecord[] | null> {
  const { query, isBeyond } = beyondCursor(page);
  const played = game === null ? {} : { game };
  const rows = await reads.tournament.findMany({
    ...query,
    where: { AND: [{ status: 'FINISHED' }, played, isBeyond] },
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
  });
  const found = typed('Tournament', rows) as TournamentRecord[];
  return rowsOrNone(found, page, () => reads.tournament.count({ where: { id: page.cursor?.id ?? '' } }));
}

/** Tournaments, the newest first; only those that stand so, null: all. Null when the page is to begin at no tournament. */
export async function newestTournaments(
  reads: ReadClient,
  statuses: readonly TournamentStatus[] | null,
  page: PageQuery<Prisma.TournamentWhereUniqueInput>,
): Promise<TournamentRecord[] | null> {
  const { query, isBeyond } = beyondCursor(page);
  const status = statuses === null ? {} : { status: { in: [...statuses] } };
  const rows = await reads.tournament.findMany({
    ...query,
    where: { AND: [status, isBeyond] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const found = typed('Tournament', rows) as TournamentRecord[];
  return rowsOrNone(found, page, () => reads.tournament.count({ where: { id: page.cursor?.id ?? '' } }));
}
