import { asId, type GameId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant } from '../codecs/instant.ts';
import { TOURNAMENT_PARTS } from '../parts.ts';
import { typed } from '../typed-row.ts';
import type { TournamentRecord } from './tournament.ts';

/**
 * The tournaments that a player directs, as a deputy too, and that are between draft and end, or in which a ticket is still
 * undecided, the newest first, at most `limit`.
 */
export async function tournamentsInHand(tx: Tx, player: PlayerId, limit: number): Promise<readonly TournamentRecord[]> {
  const rows = await tx.tournament.findMany({
    where: {
      AND: [
        { OR: [{ directorId: player }, { officials: { some: { playerId: player, role: 'DEPUTY' } } }] },
        {
          OR: [
            { status: { in: ['REGISTRATION', 'CLOSED', 'RUNNING'] } },
            { status: { in: ['FINISHED', 'CANCELLED'] }, tickets: { some: { state: { not: 'DECIDED' } } } },
          ],
        },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    include: TOURNAMENT_PARTS,
  });
  return typed('Tournament', rows);
}

/** A game that is played elsewhere and not reported. */
interface UnreportedGame {
  readonly id: GameId;
  readonly tournamentId: TournamentId;
  /** when it was arranged */
  readonly addedAt: Instant;
}

/**
 * The open games of these tournaments that are played elsewhere, were arranged by `idle`, and of whose boards nobody has told anything
 * since, the oldest first.
 */
export async function unreportedGames(
  tx: Tx,
  tournaments: readonly TournamentId[],
  idle: Instant,
): Promise<readonly UnreportedGame[]> {
  const rows = await tx.game.findMany({
    where: {
      tournamentId: { in: [...tournaments] },
      status: { not: 'FINISHED' },
      tournament: { venue: 'ELSEWHERE' },
      addedAt: { lte: toDate(idle) },
      boardReports: { none: { at: { gt: toDate(idle) } } },
    },
    orderBy: [{ addedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, tournamentId: true, addedAt: true },
  });
  return rows.map(({ id, tournamentId, addedAt }) => ({
    id: asId<GameId>(id),
    tournamentId: asId<TournamentId>(tournamentId),
    addedAt: toInstant(addedAt),
  }));
}

/** Until when a clock runs out soon, and since when nothing has moved for long. */
export interface Marks {
  readonly soon: Instant;
  readonly idle: Instant;
}

/**
 * The running games of these tournaments that are played here and may need their director, in no order: whose clock runs out
 * by `soon`, in which nothing has moved since `idle`, or in which nobody is to move.
 */
export async function gameIdsToWatch(
  tx: Tx,
  tournaments: readonly TournamentId[],
  { soon, idle }: Marks,
): Promise<readonly GameId[]> {
  const rows = await tx.game.findMany({
    where: {
      tournamentId: { in: [...tournaments] },
      status: 'RUNNING',
      position: { not: null },
      OR: [
        { deadline: { lte: toDate(soon) } },
        { clockSince: { lte: toDate(idle) } },
        { ply: 0, startedAt: { lte: toDate(idle) } },
        { toMove: null },
      ],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<GameId>(id));
}
