import type { GameId, PlayerId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Tx } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';
import { toDate } from '../codecs/instant.ts';

/** Takes the results of these games out, as if they had not been reported. */
export async function deleteResults(tx: Tx, games: readonly GameId[]): Promise<void> {
  await tx.result.deleteMany({ where: { gameId: { in: [...games] } } });
}

/** Opens games again that are played elsewhere; where they can be looked at is forgotten with their results. */
export async function reopenGames(tx: Tx, games: readonly GameId[]): Promise<void> {
  await tx.game.updateMany({
    where: { id: { in: [...games] } },
    data: { status: 'RUNNING', finishedAt: null, address: null, boardNumber: null },
  });
}

/** Opens a game again that is played here, with its clock running for the seat to move. */
export async function reopenGameHere(tx: Tx, id: GameId, toMove: Seat, clock: Clock): Promise<void> {
  const data = { status: 'RUNNING', finishedAt: null, toMove, ...clockColumns(clock) } as const;
  await tx.game.update({ where: { id }, data, select: { id: true } });
}

/**
 * Takes back what was reported at this instant of boards whose results are taken back: who takes it back has decided against it. What
 * waited and was borne out by it waits again. A board that was told to have started before is open, any other is not begun.
 */
export async function undoBoards(
  tx: Tx,
  games: readonly GameId[],
  { at, now, byId }: { readonly at: Instant; readonly now: Instant; readonly byId: PlayerId | null },
): Promise<void> {
  const gameId = { in: [...games] };
  const told = await tx.boardReport.findMany({ where: { gameId, state: 'ACCEPTED' }, orderBy: { at: 'asc' } });
  const when = toDate(at).getTime();
  const isOfBatch = (report: (typeof told)[number]): boolean => report.at.getTime() === when;
  const isStart = ({ winnerEntryId, points, drawn }: (typeof told)[number]): boolean =>
    winnerEntryId === null && points === null && !drawn;
  await tx.boardReport.updateMany({
    where: { id: { in: told.filter(isOfBatch).map(({ id }) => id) } },
    data: { state: 'REJECTED', decidedById: byId, decidedAt: toDate(now) },
  });
  const waited = told.filter((report) => !isOfBatch(report) && !isStart(report) && report.doubt !== null);
  await tx.boardReport.updateMany({
    where: { id: { in: waited.map(({ id }) => id) } },
    data: { state: 'WAITING', decidedById: null, decidedAt: null, reason: null },
  });
  for (const id of games) {
    const start = told.findLast((report) => report.gameId === id && isStart(report) && !isOfBatch(report));
    const data = start === undefined ? { status: 'SCHEDULED' as const, startedAt: null } : { boardNumber: start.board };
    await tx.game.update({ where: { id }, data, select: { id: true } });
  }
}
