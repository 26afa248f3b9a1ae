import { asId, type GameId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** Lets nobody enter this player anywhere until the transaction ends. After games, tournaments and ratings. */
export async function lockPlayer(tx: Tx, id: PlayerId): Promise<void> {
  await tx.$queryRaw`select 1 from "Player" where id = ${id} for update`;
}

/** The tournaments that a player has entered, in the order of their ids. */
export async function tournamentsEntered(tx: Tx, player: PlayerId): Promise<readonly TournamentId[]> {
  const rows = await tx.entry.findMany({
    where: { playerId: player },
    orderBy: { tournamentId: 'asc' },
    select: { tournamentId: true },
  });
  return rows.map(({ tournamentId }) => asId<TournamentId>(tournamentId));
}

/** The ids of a player's games that are not decided, in no order. */
export async function openGamesOf(tx: Tx, player: PlayerId): Promise<readonly GameId[]> {
  const OR = [{ firstEntry: { playerId: player } }, { secondEntry: { playerId: player } }];
  const rows = await tx.game.findMany({ where: { status: { not: 'FINISHED' }, OR }, select: { id: true } });
  return rows.map(({ id }) => asId<GameId>(id));
}

/** How many games a player has or had. */
export function countGamesOf(tx: Tx, player: PlayerId): Promise<number> {
  return tx.game.count({
    where: { OR: [{ firstEntry: { playerId: player } }, { secondEntry: { playerId: player } }] },
  });
}

/**
 * Makes one player's entries another's, with all that names him as somebody who plays; his ratings are apart. He has no account, so he
 * has done nothing himself. Notes who he is in truth, and those who were found to be he before.
 */
export async function mergePlayer(
  tx: Tx,
  { from, into, at }: { readonly from: PlayerId; readonly into: PlayerId; readonly at: Instant },
): Promise<void> {
  const his = { where: { playerId: from }, data: { playerId: into } };
  await tx.entry.updateMany(his);
  await tx.pause.updateMany(his);
  await tx.ratingChange.updateMany({ where: { opponentId: from }, data: { opponentId: into } });
  await tx.ticket.updateMany({ where: { accusedId: from }, data: { accusedId: into } });
  await tx.$executeRaw`
    update "SeriesRuling" set "playerIds" = array_replace("playerIds", ${from}::text, ${into}::text)
    where ${from}::text = any("playerIds")`;
  await tx.player.updateMany({ where: { mergedIntoId: from }, data: { mergedIntoId: into } });
  await tx.player.update({
    where: { id: from },
    data: { mergedIntoId: into, mergedAt: toDate(at) },
    select: { id: true },
  });
}

/** The players with these ids, each as who he is in truth, locked against being merged until the transaction ends. */
export async function remainingPlayers(tx: Tx, ids: readonly PlayerId[]): Promise<readonly PlayerId[]> {
  const rows = await tx.$queryRaw<{ id: string; remains: string }[]>`
    select id, coalesce("mergedIntoId", id) as remains from "Player"
    where id = any(${[...ids]}::text[]) order by id for key share`;
  const remains = new Map(rows.map((row) => [row.id, asId<PlayerId>(row.remains)]));
  return ids.map((id) => remains.get(id) ?? id);
}
