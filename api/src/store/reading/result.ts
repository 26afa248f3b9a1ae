import { asId, type GameId, type PlayerId, type RulingId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** One result of a game; they are only ever added, and the last one recorded counts. `winner` null: nobody gets the point; `value`: the points that it counts. */
export interface ResultRecord {
  readonly gameId: GameId;
  readonly number: number;
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly reason: string | null;
  readonly decidedAt: Instant;
  readonly recordedAt: Instant;
  readonly rulingId: RulingId | null;
  readonly reportedById: PlayerId | null;
}

/** All results of these games, each game's in the order in which they were recorded. */
export async function resultsOfGames(tx: Tx, games: readonly GameId[]): Promise<readonly ResultRecord[]> {
  const rows = await tx.result.findMany({
    where: { gameId: { in: [...games] } },
    orderBy: [{ gameId: 'asc' }, { number: 'asc' }],
  });
  return rows.map(resultRecord);
}

function resultRecord(row: Prisma.ResultGetPayload<object>): ResultRecord {
  return {
    gameId: asId<GameId>(row.gameId),
    number: row.number,
    winner: row.winner,
    how: row.how,
    value: row.value,
    reason: row.reason,
    decidedAt: instant(row.decidedAt.getTime()),
    recordedAt: instant(row.recordedAt.getTime()),
    rulingId: row.rulingId === null ? null : asId<RulingId>(row.rulingId),
    reportedById: row.reportedById === null ? null : asId<PlayerId>(row.reportedById),
  };
}
