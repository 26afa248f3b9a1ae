import { message } from '../../../../api/src/kernel/message.ts';
import { err, ok } from '../../../../api/src/kernel/result.ts';
import type { Result } from '../../../../api/src/kernel/result.ts';
import { otherSeat, type Seat } from '../../../../api/src/kernel/seat.ts';
import type { MoveRefusal } from '../../../../api/src/rules/games/game.ts';

/** Heaps of stones, of which who is to move takes some from one; who takes the last stone wins. */
export interface NimPosition {
  readonly heaps: readonly number[];
  readonly turn: Seat;
}

/** So many stones from a heap, by its place from 0. */
export interface NimMove {
  readonly heap: number;
  readonly stones: number;
}

/** The letters of the heaps. */
export const NAMES = 'ABC';

/** The first position: 3, 4 and 5 stones. */
export const start: NimPosition = { heaps: [3, 4, 5], turn: 'first' };

/** Whether no stone is left. */
export const isOver = ({ heaps }: NimPosition): boolean => heaps.every((stones) => stones === 0);

/** The position after a move; refuses to take more than there is. */
export function play({ heaps, turn }: NimPosition, { heap, stones }: NimMove): Result<NimPosition, MoveRefusal> {
  const left = (heaps[heap] ?? 0) - stones;
  if (left < 0) {
    return err({ message: message('games.OWARE.refused.empty-house', { house: NAMES[heap] ?? '' }), column: 2 });
  }
  return ok({ heaps: heaps.map((there, at) => (at === heap ? left : there)), turn: otherSeat(turn) });
}

/** Reads a heap's letter and how many stones are taken. */
export function parseMove(position: NimPosition, text: string): Result<NimMove, MoveRefusal> {
  if (isOver(position)) return err({ message: message('games.OWARE.refused.game-over'), column: 1 });
  const [, heap = '', stones = ''] = /^([A-C])([1-9])$/.exec(text.trim().toUpperCase()) ?? [];
  if (heap === '') {
    return err({ message: message('games.OWARE.refused.no-such-house', { sign: text }), column: 1 });
  }
  const move = { heap: NAMES.indexOf(heap), stones: Number(stones) };
  const played = play(position, move);
  return played.ok ? ok(move) : played;
}
