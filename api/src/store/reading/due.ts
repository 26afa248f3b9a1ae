import { asId, type GameId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import { TAKES_PART } from './entry.ts';
import { toDate, toInstant } from '../codecs/instant.ts';

/** A game whose running clock has run out, and when it did. */
export interface OverdueGame {
  readonly id: GameId;
  readonly deadline: Instant;
}

/** The games whose running clock has run out before this instant, longest ago first; a deadline at the instant is in time. */
export async function overdueGames(tx: Tx, at: Instant, limit: number): Promise<readonly OverdueGame[]> {
  const rows = await tx.game.findMany({
    where: { deadline: { lt: toDate(at) }, status: 'RUNNING' },
    orderBy: { deadline: 'asc' },
    take: limit,
    select: { id: true, deadline: true },
  });
  return rows.flatMap(({ id, deadline }) =>
    deadline === null ? [] : [{ id: asId<GameId>(id), deadline: toInstant(deadline) }],
  );
}

/** The running games whose player is to be warned by this instant that he loses by not moving, longest ago first. */
export async function gamesToWarn(tx: Tx, at: Instant, limit: number): Promise<readonly GameId[]> {
  const rows = await tx.game.findMany({
    where: { warnAt: { lte: toDate(at) }, status: 'RUNNING' },
    orderBy: { warnAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => asId<GameId>(id));
}

/** The first deadline and the first warning of all running games; null when no clock runs, and when nobody is to be warned. */
export async function firstOfClocks(
  tx: Tx,
): Promise<{ readonly deadline: Instant | null; readonly warning: Instant | null }> {
  const { _min } = await tx.game.aggregate({ where: { status: 'RUNNING' }, _min: { deadline: true, warnAt: true } });
  return {
    deadline: _min.deadline === null ? null : toInstant(_min.deadline),
    warning: _min.warnAt === null ? null : toInstant(_min.warnAt),
  };
}

/** While the invited answer, nothing starts. */
const MAY_START = {
  status: { in: ['REGISTRATION', 'CLOSED'] },
  acceptUntil: null,
} satisfies Prisma.TournamentWhereInput;

/** The tournaments that are to have started by this instant and have not, longest ago first. */
export async function dueTournaments(tx: Tx, at: Instant): Promise<readonly TournamentId[]> {
  const rows = await tx.tournament.findMany({
    where: { ...MAY_START, startsAt: { lte: toDate(at) } },
    orderBy: { startsAt: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<TournamentId>(id));
}

/** The tournaments that are to start once all their places are taken, and whose places are. */
export async function fullTournaments(tx: Tx): Promise<readonly TournamentId[]> {
  const rows = await tx.tournament.findMany({
    where: { ...MAY_START, startsWhenFull: true },
    select: { id: true, maxPlayers: true, _count: { select: { entries: { where: TAKES_PART } } } },
  });
  return rows.filter(({ maxPlayers, _count }) => _count.entries >= maxPlayers).map(({ id }) => asId<TournamentId>(id));
}

/** When the next tournament is to start; null when none is. */
export async function firstStart(tx: Tx): Promise<Instant | null> {
  const { _min } = await tx.tournament.aggregate({
    where: MAY_START,
    _min: { startsAt: true },
  });
  return _min.startsAt === null ? null : toInstant(_min.startsAt);
}

const ASKS = { status: 'CLOSED', acceptUntil: { not: null } } satisfies Prisma.TournamentWhereInput;

/** The tournaments whose invitations were to be answered by this instant, longest ago first. */
export async function dueInvitations(tx: Tx, at: Instant): Promise<readonly TournamentId[]> {
  const rows = await tx.tournament.findMany({
    where: { ...ASKS, acceptUntil: { lte: toDate(at) } },
    orderBy: { acceptUntil: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<TournamentId>(id));
}

/** When the next invitations are to be answered; null when none are. */
export async function firstInvitationEnd(tx: Tx): Promise<Instant | null> {
  const { _min } = await tx.tournament.aggregate({ where: ASKS, _min: { acceptUntil: true } });
  return _min.acceptUntil === null ? null : toInstant(_min.acceptUntil);
}

/** Running tournaments whose open matches are to be ruled on by this instant, longest ago first. */
export async function dueRulings(tx: Tx, at: Instant): Promise<readonly TournamentId[]> {
  const rows = await tx.tournament.findMany({
    where: { status: 'RUNNING', rulingsAt: { lte: toDate(at) } },
    orderBy: { rulingsAt: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<TournamentId>(id));
}

/** When open matches are ruled on next; null when none are. */
export async function firstRulings(tx: Tx): Promise<Instant | null> {
  const { _min } = await tx.tournament.aggregate({ where: { status: 'RUNNING' }, _min: { rulingsAt: true } });
  return _min.rulingsAt === null ? null : toInstant(_min.rulingsAt);
}

/** A stage whose director's time is over. */
export interface DueStage {
  readonly stageId: StageId;
  readonly tournamentId: TournamentId;
}

/** The stages that are to have been approved by this instant and have not, longest ago first. */
export async function dueApprovals(tx: Tx, at: Instant): Promise<readonly DueStage[]> {
  const rows = await tx.stage.findMany({
    where: { awaitingUntil: { lte: toDate(at) } },
    orderBy: { awaitingUntil: 'asc' },
    select: { id: true, tournamentId: true },
  });
  return rows.map(({ id, tournamentId }) => ({
    stageId: asId<StageId>(id),
    tournamentId: asId<TournamentId>(tournamentId),
  }));
}

/** When the next stage is approved by itself; null when none waits. */
export async function firstApproval(tx: Tx): Promise<Instant | null> {
  const { _min } = await tx.stage.aggregate({ _min: { awaitingUntil: true } });
  return _min.awaitingUntil === null ? null : toInstant(_min.awaitingUntil);
}

/** The games of each tournament whose clocks run, in the order of their ids. */
export async function tickingGames(tx: Tx): Promise<ReadonlyMap<TournamentId, readonly GameId[]>> {
  const rows = await tx.game.findMany({
    where: { status: 'RUNNING', clockRunning: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, tournamentId: true },
  });
  const byTournament = Map.groupBy(rows, ({ tournamentId }) => asId<TournamentId>(tournamentId));
  return new Map([...byTournament].map(([id, games]) => [id, games.map((game) => asId<GameId>(game.id))]));
}
