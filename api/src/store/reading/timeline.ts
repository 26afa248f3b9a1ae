import { asId, type GameId, type GroupId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';

/** An instant at which results of a tournament were recorded, and how many then. */
export interface RecordedResults {
  readonly at: Instant;
  readonly results: number;
}

/** The instants at which results of a tournament were recorded, each once, the earliest first; corrections are results too. */
export async function recordedResults(tx: Tx, tournament: TournamentId): Promise<readonly RecordedResults[]> {
  const rows = await tx.$queryRaw<{ readonly at: Date; readonly results: number }[]>`
    SELECT result."recordedAt" AS at, count(*)::int AS results
    FROM "Result" result JOIN "Game" game ON game.id = result."gameId"
    WHERE game."tournamentId" = ${tournament}
    GROUP BY 1 ORDER BY 1`;
  return rows.map(({ at, results }) => ({ at: toInstant(at), results }));
}

/** What was arranged of a group at once: `round` is the first of its rounds that then came. */
export interface ArrangedRound {
  readonly stageId: StageId;
  readonly groupId: GroupId;
  readonly round: number;
  readonly at: Instant;
}

/** When the pairings of a tournament were arranged, by stage, then the earliest first, then by group. */
export async function arrangedRounds(tx: Tx, tournament: TournamentId): Promise<readonly ArrangedRound[]> {
  const rows = await tx.$queryRaw<
    { readonly stageId: string; readonly groupId: string; readonly round: number; readonly at: Date }[]
  >`
    SELECT stage.id AS "stageId", "group".id AS "groupId", min(pairing.round)::int AS round, arranged.at
    FROM (
      SELECT "pairingId", min("addedAt") AS at FROM "Game" WHERE "tournamentId" = ${tournament} GROUP BY 1
    ) arranged
    JOIN "Pairing" pairing ON pairing.id = arranged."pairingId"
    JOIN "Group" "group" ON "group".id = pairing."groupId"
    JOIN "Stage" stage ON stage.id = "group"."stageId"
    GROUP BY stage.id, stage.number, "group".id, "group".number, arranged.at
    ORDER BY stage.number, arranged.at, "group".number, "group".id`;
  return rows.map(({ stageId, groupId, round, at }) => ({
    ...{ stageId: asId<StageId>(stageId), groupId: asId<GroupId>(groupId) },
    ...{ round, at: toInstant(at) },
  }));
}

/** A board as it was at an instant: how many moves were played by then, and when the last thing happened on it. */
export interface BoardThen {
  readonly gameId: GameId;
  readonly ply: number;
  readonly at: Instant;
}

/**
 * The boards of a tournament that were open at an instant, and those that were decided last before it, the newest happening first: a move, the
 * result, or the start. Moves are counted of these games alone.
 */
export async function boardsThen(tx: Tx, tournament: TournamentId, asOf: Instant): Promise<readonly BoardThen[]> {
  const until = new Date(asOf);
  const rows = await tx.$queryRaw<{ readonly gameId: string; readonly ply: number; readonly at: Date }[]>`
    WITH decided AS (
      SELECT result."gameId", max(result."recordedAt") AS at
      FROM "Result" result JOIN "Game" game ON game.id = result."gameId"
      WHERE game."tournamentId" = ${tournament} AND result."recordedAt" <= ${until}
      GROUP BY 1
    )
    SELECT game.id AS "gameId", moves.ply, greatest(decided.at, moves.at, game."startedAt") AS at
    FROM "Game" game
    LEFT JOIN decided ON decided."gameId" = game.id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS ply, max(move.at) AS at FROM "Move" move
      WHERE move."gameId" = game.id AND move.at <= ${until}
    ) moves
    WHERE game."tournamentId" = ${tournament} AND game."startedAt" <= ${until} AND game.position IS NOT NULL
      AND (decided.at IS NULL OR decided.at = (SELECT max(at) FROM decided))
    ORDER BY at DESC, game.id`;
  return rows.map(({ gameId, ply, at }) => ({ gameId: asId<GameId>(gameId), ply, at: toInstant(at) }));
}
