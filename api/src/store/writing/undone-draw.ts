import type { EntryId, GroupId, PairingId, StageId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { DrawnSince } from '../reading/drawn-since.ts';

/** What is taken out of a tournament again, its pairings too. */
export interface UndoneDraw extends DrawnSince {
  readonly pairings: readonly PairingId[];
}

/**
 * Takes out what was only drawn. Its stages and groups stay as rows that are pending, since what was told of them names them, and are
 * taken up when they are arranged anew. The games are locked, and nothing is played in them.
 */
export async function undoDraw(
  tx: Tx,
  tournamentId: TournamentId,
  { games, pairings, groups, stages, lots }: UndoneDraw,
): Promise<void> {
  const gameId = { in: games.map(({ id }) => id) };
  await tx.gameComfort.deleteMany({ where: { gameId } });
  await tx.game.deleteMany({ where: { id: gameId } });
  await tx.pairing.deleteMany({ where: { id: { in: [...pairings] } } });
  await tx.groupEntry.deleteMany({ where: { groupId: { in: [...groups] } } });
  await tx.stage.updateMany({
    where: { id: { in: [...stages] } },
    data: { state: 'PENDING', completedAt: null, awaitingUntil: null },
  });
  await tx.lot.deleteMany({ where: { tournamentId, name: { in: [...lots] } } });
}

/** Takes a pending stage up again. */
export async function beginStageAgain(
  tx: Tx,
  id: StageId,
  { name, at }: { readonly name: string; readonly at: Instant },
): Promise<void> {
  await tx.stage.update({
    where: { id },
    data: { name, state: 'RUNNING', startedAt: toDate(at) },
    select: { id: true },
  });
}

/** Takes a group of a pending stage up again, with who sits in it now. */
export async function beginGroupAgain(
  tx: Tx,
  id: GroupId,
  { name, entries, at }: { readonly name: string; readonly entries: readonly EntryId[]; readonly at: Instant },
): Promise<void> {
  await tx.group.update({ where: { id }, data: { name, startedAt: toDate(at) }, select: { id: true } });
  await tx.groupEntry.createMany({
    data: entries.map((entryId, index) => ({ groupId: id, entryId, seat: index + 1 })),
  });
}
