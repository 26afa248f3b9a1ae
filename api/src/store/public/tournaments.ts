import type { PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { toDate } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { TAKES_PART } from '../reading/entry.ts';
import type { TournamentRecord } from '../reading/tournament.ts';
import type { TournamentStatus } from '../tournament.ts';
import { typed } from '../typed-row.ts';
import { containing } from './containing.ts';
import type { PageQuery, RowQuery } from './page.ts';
import type { ReadClient } from './read-client.ts';

/** The tournament with this id; null if there is none. */
export async function tournamentWithId(
  reads: ReadClient,
  id: TournamentId,
  query: RowQuery,
): Promise<TournamentRecord | null> {
  return typed('Tournament', await reads.tournament.findUnique({ ...query, where: { id } })) as TournamentRecord | null;
}

/** In which orders tournaments are listed: by what, and whether from its greatest. Those that lack it are not in the list. */
const ORDERS = {
  NEWEST: { by: 'createdAt', descends: true },
  NAME: { by: 'name', descends: false },
  LAST_STARTED: { by: 'startedAt', descends: true },
  LAST_FINISHED: { by: 'finishedAt', descends: true },
} as const;
export type TournamentOrder = keyof typeof ORDERS;

/**
 * Which tournaments: those that everything fits which is not null. `search`: whose name contains it, whatever the case. `from`, `to`:
 * those that had not ended before the one, and had begun, or are to begin, before the other.
 */
export interface TournamentFilter {
  readonly orderBy: TournamentOrder;
  readonly game: string | null;
  readonly format: string | null;
  readonly statuses: readonly TournamentStatus[] | null;
  readonly series: SeriesId | null;
  readonly player: PlayerId | null;
  readonly director: PlayerId | null;
  readonly search: string | null;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/**
 * A page of tournaments; null when it is to begin at no tournament of its order. Prisma's own cursors would read the whole list where what
 * orders it may be missing, and find nothing when the one that a page begins at is left out.
 */
export async function tournamentsPage(
  reads: ReadClient,
  filter: TournamentFilter,
  { cursor, take, skip: _skip, ...query }: PageQuery<Prisma.TournamentWhereUniqueInput>,
): Promise<TournamentRecord[] | null> {
  const { by, descends } = ORDERS[filter.orderBy];
  const from = cursor?.id === undefined ? [] : await beyond(reads, filter.orderBy, cursor.id, take < 0);
  if (from === null) return null;
  const direction = descends ? 'desc' : 'asc';
  const rows = await reads.tournament.findMany({
    ...query,
    where: { AND: [...whereOf(filter), ...from] },
    orderBy: [{ [by]: direction }, { id: direction }],
    take,
  });
  return typed('Tournament', rows) as TournamentRecord[];
}

/** What comes after a tournament in this order, or before it; null: it is not in it. */
async function beyond(
  reads: ReadClient,
  order: TournamentOrder,
  id: string,
  isBefore: boolean,
): Promise<Prisma.TournamentWhereInput[] | null> {
  const { by, descends } = ORDERS[order];
  const found = await reads.tournament.findUnique({
    where: { id },
    select: { createdAt: true, name: true, startedAt: true, finishedAt: true },
  });
  const value = found?.[by] ?? null;
  if (value === null) return null;
  const further = descends === isBefore ? 'gt' : 'lt';
  return [{ OR: [{ [by]: { [further]: value } }, { [by]: value, id: { [further]: id } }] }];
}

/** How many there are. */
export function countTournaments(reads: ReadClient, filter: TournamentFilter): Promise<number> {
  return reads.tournament.count({ where: { AND: whereOf(filter) } });
}

function whereOf(filter: TournamentFilter): Prisma.TournamentWhereInput[] {
  const { orderBy, game, format, statuses, series, player, director, search, from, to } = filter;
  const fits = <Value>(value: Value | null, where: (value: Value) => Prisma.TournamentWhereInput) =>
    value === null ? [] : [where(value)];
  return [
    ...having(orderBy),
    ...fits(game, (key) => ({ game: key })),
    ...fits(format, (key) => ({ format: key })),
    ...fits(statuses, (all) => ({ status: { in: [...all] } })),
    ...fits(series, (id) => ({ seriesId: id })),
    ...fits(player, (id) => ({ entries: { some: { AND: [TAKES_PART, { playerId: id }] } } })),
    ...fits(director, (id) => ({ directorId: id })),
    ...fits(search, (text) => containing(text, (name) => ({ name }))),
    ...fits(from, (at) => ({ OR: [{ finishedAt: null }, { finishedAt: { gte: toDate(at) } }] })),
    ...fits(to, (at) => ({
      OR: [{ startedAt: { lt: toDate(at) } }, { startedAt: null, startsAt: { lt: toDate(at) } }],
    })),
  ];
}

function having(order: TournamentOrder): Prisma.TournamentWhereInput[] {
  if (order === 'LAST_STARTED') return [{ startedAt: { not: null } }];
  return order === 'LAST_FINISHED' ? [{ finishedAt: { not: null } }] : [];
}
