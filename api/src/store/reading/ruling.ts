import { asId, type GameId, type PlayerId, type RulingId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** A director's decision; `byId` null: the server's own (downtime). */
export interface RulingRecord {
  readonly id: RulingId;
  readonly tournamentId: TournamentId;
  readonly gameId: GameId | null;
  readonly byId: PlayerId | null;
  readonly kind:
    | 'ADJUDICATION'
    | 'TIME_EXTENSION'
    | 'DOWNTIME'
    | 'REPLACEMENT'
    | 'EXCLUSION'
    | 'INVITATION'
    | 'DISQUALIFICATION'
    | 'MATCH';
  readonly reason: string;
  readonly text: string;
  readonly replaces: string | null;
  readonly at: Instant;
}

/** The rulings with these ids, in no order; unknown ids are left out. */
export async function rulingsByIds(tx: Tx, ids: readonly RulingId[]): Promise<readonly RulingRecord[]> {
  return (await tx.ruling.findMany({ where: { id: { in: [...ids] } } })).map(rulingRecord);
}

/** The rulings of these tournaments, the oldest first. */
export async function rulingsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly RulingRecord[]> {
  const rows = await tx.ruling.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  return rows.map(rulingRecord);
}

function rulingRecord(row: Prisma.RulingGetPayload<object>): RulingRecord {
  return {
    id: asId<RulingId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    gameId: row.gameId === null ? null : asId<GameId>(row.gameId),
    byId: row.byId === null ? null : asId<PlayerId>(row.byId),
    kind: row.kind,
    reason: row.reason,
    text: row.text,
    replaces: row.replaces,
    at: instant(row.at.getTime()),
  };
}
