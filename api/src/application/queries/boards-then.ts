import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import { boardsThen, type BoardThen } from '../../store/reading/timeline.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import type { AnyMoment } from '../game-module.ts';
import { momentAt } from './any-board.ts';
import { gameOf } from './find.ts';
import { resultThen, type GameResult } from './game-result.ts';
import { pageByPlace, type Page } from './page.ts';
import { derivedOnce, readingOf } from './reading.ts';

/** The moves that the boards of one page may have together: each board is played through from its first move. */
export const MOST_MOVES_OF_BOARDS = 4_000;

/** A board of a tournament as it was at an instant, `asOf`; `at` is when the last thing had happened on it. */
export interface ShownBoardThen extends BoardThen {
  readonly asOf: Instant;
}

/**
 * The boards of a tournament that were open at an instant and those that were decided last before it, the newest happening first. A page
 * ends early where its boards have more moves than a page may have; it has one board at least.
 */
export async function listBoardsThen(
  context: AppContext,
  { id }: TournamentRecord,
  asOf: Instant,
  window: KeyWindow<number>,
): Promise<Page<ShownBoardThen, number>> {
  const all = await derivedOnce(readingOf(context), `boards ${id} ${asOf}`, () =>
    boardsThen(context.db.prisma, id, asOf),
  );
  const boards = all.map((board) => ({ ...board, asOf }));
  return pageByPlace({ ...window, limit: Math.min(window.limit, fitting(boards, window)) }, boards);
}

/** How many boards from the beginning of a window fit into a page by their moves, one at least. */
function fitting(boards: readonly BoardThen[], { after, before, fromEnd }: KeyWindow<number>): number {
  const own = boards.slice(after === null ? 0 : after + 1, before ?? boards.length);
  let moves = 0;
  const tooMany = (fromEnd ? own.toReversed() : own).findIndex(({ ply }) => (moves += ply) > MOST_MOVES_OF_BOARDS);
  return tooMany === -1 ? Math.max(1, own.length) : Math.max(1, tooMany);
}

/** The game of such a board after the moves that were played by then. */
export function momentThen(context: AppContext, { gameId, ply }: ShownBoardThen): Promise<AnyMoment | null> {
  return derivedOnce(readingOf(context), `moment ${gameId} ${ply}`, async () =>
    momentAt(context, await gameOf(context, gameId), ply),
  );
}

/** The result that such a board had then; null: it was open. */
export async function boardResultThen(
  context: AppContext,
  { gameId, asOf }: ShownBoardThen,
): Promise<GameResult | null> {
  return resultThen(context, await gameOf(context, gameId), asOf);
}

/** Who moved next on such a board, or is to; null: it was decided, or waits for nobody alone. */
export async function toMoveThen(context: AppContext, board: ShownBoardThen): Promise<Seat | null> {
  const { gameId, ply } = board;
  const [game, [next], result] = await Promise.all([
    gameOf(context, gameId),
    readingOf(context).moves.load({ gameId, from: ply, to: ply + 1 }),
    boardResultThen(context, board),
  ]);
  if (result !== null) return null;
  return next?.seat ?? game.toMove;
}
