import { asId, type GameId, type PlayerId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** The ids of a player's games in a tournament that are not decided, in no order. */
export async function openGameIdsOf(tx: Tx, tournament: TournamentId, player: PlayerId): Promise<readonly GameId[]> {
  const rows = await tx.game.findMany({
    where: {
      tournamentId: tournament,
      status: { not: 'FINISHED' },
      OR: [{ firstEntry: { playerId: player } }, { secondEntry: { playerId: player } }],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<GameId>(id));
}

/** How many games of a player are played here or elsewhere at the moment. */
export function countOpenGamesOfPlayer(tx: Tx, player: PlayerId): Promise<number> {
  const isHis = { OR: [{ firstEntry: { playerId: player } }, { secondEntry: { playerId: player } }] };
  return tx.game.count({ where: { status: 'RUNNING', ...isHis } });
}

/** The ids of the games of a tournament that are not decided, in no order. */
export async function openGameIdsIn(tx: Tx, tournament: TournamentId): Promise<readonly GameId[]> {
  const where = { tournamentId: tournament, status: { not: 'FINISHED' } } as const;
  const rows = await tx.game.findMany({ where, select: { id: true } });
  return rows.map(({ id }) => asId<GameId>(id));
}

/** The ids of all games of these players in a tournament, or in one stage of it (null: in all), decided or not, in no order. */
export async function gameIdsOfPlayers(
  tx: Tx,
  { tournamentId, stageId }: { readonly tournamentId: TournamentId; readonly stageId: StageId | null },
  players: readonly PlayerId[],
): Promise<readonly GameId[]> {
  const playerId = { in: [...players] };
  const rows = await tx.game.findMany({
    where: {
      tournamentId,
      ...(stageId === null ? {} : { pairing: { group: { stageId } } }),
      OR: [{ firstEntry: { playerId } }, { secondEntry: { playerId } }],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => asId<GameId>(id));
}

/** The ids of the games of a tournament that are not decided and of the first such round of their group, in no order. */
export async function gamesOfOpenRound(tx: Tx, tournament: TournamentId): Promise<ReadonlySet<GameId>> {
  const rows = await tx.game.findMany({
    where: { tournamentId: tournament, status: { not: 'FINISHED' } },
    select: { id: true, pairing: { select: { groupId: true, round: true } } },
  });
  const groups = Map.groupBy(rows, ({ pairing }) => pairing.groupId);
  const first = groups.values().flatMap((games) => {
    const round = Math.min(...games.map(({ pairing }) => pairing.round));
    return games.filter(({ pairing }) => pairing.round === round);
  });
  return new Set(first.map(({ id }) => asId<GameId>(id)));
}

/** A game that can go on, and what changes whenever it does. */
export interface OpenGameMark {
  readonly gameId: GameId;
  readonly mark: string;
}

/** All games under way, those that are played elsewhere among them, with a text that is another after every move, pause and change of a clock. */
export async function openGameMarks(tx: Tx): Promise<readonly OpenGameMark[]> {
  const rows = await tx.game.findMany({
    where: { status: { not: 'FINISHED' }, tournament: { status: 'RUNNING' } },
    select: { id: true, ply: true, deadline: true, restsFrom: true, restsTo: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, ply, deadline, restsFrom, restsTo }) => {
    const times = [...restsFrom, ...restsTo].map((time) => time.getTime());
    return { gameId: asId<GameId>(id), mark: [ply, deadline?.getTime() ?? '', ...times].join(' ') };
  });
}

/** How many games the same two have had in the same seats of the same tournament before each of these. */
export async function earlierMeetings(tx: Tx, games: readonly GameId[]): Promise<ReadonlyMap<GameId, number>> {
  if (games.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ id: string; before: number }[]>`
    select game.id, count(earlier.id)::int as before from "Game" game left join "Game" earlier
      on earlier."tournamentId" = game."tournamentId" and earlier."firstEntryId" = game."firstEntryId"
      and earlier."secondEntryId" = game."secondEntryId" and (earlier."addedAt", earlier.key) < (game."addedAt", game.key)
    where game.id = any(${[...games]}::text[]) group by game.id`;
  return new Map(rows.map(({ id, before }) => [asId<GameId>(id), before]));
}
