import { asId, type GameId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { handOver } from './hand-over.ts';

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
 * Makes another player's all that is one player's, but for his ratings, which are apart, and his account, which he has no more. Notes who
 * he is in truth, and those who were found to be he before.
 */
export async function mergePlayer(
  tx: Tx,
  { from, into, at }: { readonly from: PlayerId; readonly into: PlayerId; readonly at: Instant },
): Promise<void> {
  await leaveOnce(tx, from, into);
  await handOver(tx, from, into);
  await tx.official.deleteMany({ where: { playerId: into, tournament: { directorId: into } } });
  await tx.$executeRaw`
    update "SeriesRuling" set "playerIds" = array_replace("playerIds", ${from}::text, ${into}::text)
    where ${from}::text = any("playerIds")`;
  await tx.player.update({
    where: { id: from },
    data: { mergedIntoId: into, mergedAt: toDate(at), accountId: null },
    select: { id: true },
  });
}

/** Takes away what one of two can be beside the other, and nobody beside himself; of two offices in a tournament the higher stays. */
async function leaveOnce(tx: Tx, from: PlayerId, into: PlayerId): Promise<void> {
  const both = [from, into];
  await tx.chatMute.deleteMany({ where: { playerId: { in: both }, mutedId: { in: both } } });
  for (const [waits, plays] of [both, both.toReversed()]) {
    await tx.waitingPlayer.deleteMany({
      where: { playerId: waits ?? from, tournament: { entries: { some: { playerId: plays ?? into } } } },
    });
  }
  await tx.$executeRaw`
    update "Official" his set role = least(his.role, mine.role) from "Official" mine
    where his."playerId" = ${into} and mine."playerId" = ${from} and his."tournamentId" = mine."tournamentId"`;
}

/** The players with these ids, each as who he is in truth, locked against being merged until the transaction ends. */
export async function remainingPlayers(tx: Tx, ids: readonly PlayerId[]): Promise<readonly PlayerId[]> {
  const rows = await tx.$queryRaw<{ id: string; remains: string }[]>`
    select id, coalesce("mergedIntoId", id) as remains from "Player"
    where id = any(${[...ids]}::text[]) order by id for key share`;
  const remains = new Map(rows.map((row) => [row.id, asId<PlayerId>(row.remains)]));
  return ids.map((id) => remains.get(id) ?? id);
}
