import { asId, type PlayerId, type SeriesId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';
import type { GameKey } from '#games/rules';
import type { FormatKey, SeriesRoleKey } from '#formats/rules';
import { SERIES_ROLES, keysOf } from '../series.ts';
import type { OfficialRole, TournamentStatus, Venue } from '../tournament.ts';
import type { Tx } from '../client.ts';
import { formatKey, gameKey, seriesRole } from '../codecs/registered-key.ts';

/** Somebody who helps the director; `appointedById` null: appointed by the server itself. */
export interface OfficialRecord {
  readonly playerId: PlayerId;
  readonly role: OfficialRole;
  readonly appointedAt: Instant;
  readonly appointedById: PlayerId | null;
}

/** A tournament as stored; `settings` is read by its format, `gameConfig` by its game. */
export interface TournamentRecord {
  readonly id: TournamentId;
  readonly name: string;
  readonly description: string | null;
  readonly format: FormatKey;
  readonly settings: unknown;
  readonly game: GameKey;
  readonly gameConfig: unknown;
  readonly venue: Venue;
  readonly timeControl: string | null;
  readonly status: TournamentStatus;
  readonly directorId: PlayerId;
  /** in the order of their appointment */
  readonly officials: readonly OfficialRecord[];
  readonly maxPlayers: number;
  readonly createdAt: Instant;
  readonly startsAt: Instant | null;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
  /** until when the invited answer; null: nobody is asked, or the time is over */
  readonly acceptUntil: Instant | null;
  /** when open matches are ruled on by themselves; null: not so far */
  readonly rulingsAt: Instant | null;
  readonly seriesId: SeriesId | null;
  /** its number in its series, as its role there counts; null: it has none */
  readonly seriesNumber: number | null;
  readonly seriesRole: SeriesRoleKey | null;
}

const WITH_OFFICIALS = {
  officials: { orderBy: [{ appointedAt: 'asc' }, { playerId: 'asc' }] },
} as const satisfies Prisma.TournamentInclude;

/** The tournaments with these ids, in no order; unknown ids are left out. */
export async function tournamentsByIds(tx: Tx, ids: readonly TournamentId[]): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({ where: { id: { in: [...ids] } }, include: WITH_OFFICIALS });
  return rows.map(tournamentRecord);
}

/** What a list of tournaments is narrowed to; a null narrows nothing. */
export interface TournamentFilter {
  readonly statuses: readonly TournamentStatus[] | null;
}

/** Tournaments, the newest first. */
export async function tournamentsPage(
  tx: Tx,
  filter: TournamentFilter,
  window: KeyWindow<InstantKey>,
): Promise<readonly TournamentRecord[]> {
  const status = filter.statuses === null ? {} : { status: { in: [...filter.statuses] } };
  const rows = await tx.tournament.findMany({
    where: { AND: [status, ...beyond(window)] },
    orderBy: window.fromEnd ? [{ createdAt: 'asc' }, { id: 'asc' }] : [{ createdAt: 'desc' }, { id: 'desc' }],
    take: window.limit,
    include: WITH_OFFICIALS,
  });
  return inListOrder(rows, window).map(tournamentRecord);
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
    include: WITH_OFFICIALS,
  });
  return rows.map(tournamentRecord);
}

/** The tournaments of these series, in their order in the series. */
export async function tournamentsOfSeries(tx: Tx, series: readonly SeriesId[]): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({
    where: { seriesId: { in: [...series] } },
    orderBy: [{ seriesNumber: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    include: WITH_OFFICIALS,
  });
  return rows.map(tournamentRecord);
}

/** What gives a title when it is finished. */
const TITLE_GIVING: Prisma.TournamentWhereInput = {
  status: 'FINISHED',
  seriesRole: { in: [...keysOf(SERIES_ROLES).filter((role) => SERIES_ROLES[role].givesTitle)] },
};

/** Every finished tournament whose end gives a title, the one that ended last first. */
export async function titleTournaments(tx: Tx): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({
    where: TITLE_GIVING,
    orderBy: [{ finishedAt: 'desc' }, { id: 'desc' }],
    include: WITH_OFFICIALS,
  });
  return rows.map(tournamentRecord);
}

/** The finished tournaments whose end gives a title in which one of these players was, the one that ended last first. */
export async function titleTournamentsOf(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<readonly { readonly player: PlayerId; readonly tournament: TournamentRecord }[]> {
  const rows = await tx.entry.findMany({
    where: { playerId: { in: [...players] }, tournament: TITLE_GIVING },
    orderBy: [{ tournament: { finishedAt: 'desc' } }, { id: 'desc' }],
    select: { playerId: true, tournament: { include: WITH_OFFICIALS } },
  });
  return rows.map(({ playerId, tournament }) => ({
    player: asId<PlayerId>(playerId),
    tournament: tournamentRecord(tournament),
  }));
}

function beyond(window: KeyWindow<InstantKey>): Prisma.TournamentWhereInput[] {
  const conditions: Prisma.TournamentWhereInput[] = [];
  if (window.after !== null) {
    const [createdAt, id] = [new Date(window.after.at), window.after.id];
    conditions.push({ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] });
  }
  if (window.before !== null) {
    const [createdAt, id] = [new Date(window.before.at), window.before.id];
    conditions.push({ OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] });
  }
  return conditions;
}

function tournamentRecord(row: Prisma.TournamentGetPayload<{ include: typeof WITH_OFFICIALS }>): TournamentRecord {
  return {
    id: asId<TournamentId>(row.id),
    name: row.name,
    description: row.description,
    format: formatKey(row.format),
    settings: row.settings,
    game: gameKey(row.game),
    gameConfig: row.gameConfig,
    venue: row.venue,
    timeControl: row.timeControl,
    status: row.status,
    directorId: asId<PlayerId>(row.directorId),
    officials: row.officials.map(({ playerId, role, appointedAt, appointedById }) => ({
      playerId: asId<PlayerId>(playerId),
      role,
      appointedAt: instant(appointedAt.getTime()),
      appointedById: appointedById === null ? null : asId<PlayerId>(appointedById),
    })),
    maxPlayers: row.maxPlayers,
    createdAt: instant(row.createdAt.getTime()),
    startsAt: row.startsAt === null ? null : instant(row.startsAt.getTime()),
    startedAt: row.startedAt === null ? null : instant(row.startedAt.getTime()),
    finishedAt: row.finishedAt === null ? null : instant(row.finishedAt.getTime()),
    acceptUntil: row.acceptUntil === null ? null : instant(row.acceptUntil.getTime()),
    rulingsAt: row.rulingsAt === null ? null : instant(row.rulingsAt.getTime()),
    seriesId: row.seriesId === null ? null : asId<SeriesId>(row.seriesId),
    seriesNumber: row.seriesNumber,
    seriesRole: seriesRole(row.seriesRole),
  };
}
