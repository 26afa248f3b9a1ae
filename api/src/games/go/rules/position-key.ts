import type { Seat } from '../../../kernel/seat.ts';
import type { Seen, StoneRows } from './types.ts';

/** Bits of each of the two halves of a key. */
const HALF = 24;
const WIDEST = 25;
const POINTS = WIDEST * WIDEST;

/** Two halves of 24 bits for a black stone on each point, a white one on each, and White to move; fixed for ever, as games are stored with them. */
const KEYS = keyTable(2 * (2 * POINTS + 1));
const WHITE_TO_MOVE = 4 * POINTS;

/** The first half of the key of a stone; xor-ed together with all others it tells a board. */
export function highKey(seat: Seat, x: number, y: number): number {
  return KEYS[slot(seat, x, y)] ?? 0;
}

/** The second half of the key of a stone. */
export function lowKey(seat: Seat, x: number, y: number): number {
  return KEYS[slot(seat, x, y) + 1] ?? 0;
}

/** What the halves of a key change by when the turn passes. */
export const TURN_HIGH = KEYS[WHITE_TO_MOVE] ?? 0;
export const TURN_LOW = KEYS[WHITE_TO_MOVE + 1] ?? 0;

/** The key of a whole board with a side to move, and nothing before it. */
export function keyOf(black: StoneRows, white: StoneRows, turn: Seat): Seen {
  let high = turn === 'first' ? 0 : TURN_HIGH;
  let low = turn === 'first' ? 0 : TURN_LOW;
  const add = (seat: Seat, rows: StoneRows): void => {
    for (const [y, row] of rows.entries()) {
      for (let x = 0; x < rows.length; x++) {
        if (((row >>> x) & 1) === 0) continue;
        high ^= highKey(seat, x, y);
        low ^= lowKey(seat, x, y);
      }
    }
  };
  add('first', black);
  add('second', white);
  return { high, low, before: null };
}

/** How often a board with this side to move is among the positions seen. */
export function timesSeen(seen: Seen | null, high: number, low: number): number {
  let times = 0;
  for (let at = seen; at !== null; at = at.before) if (at.high === high && at.low === low) times++;
  return times;
}

/**
 * What is seen when the turn passes and the board stands: it counts once for each side to move, however often it passes, so
 * that between two equal positions there is always a play.
 */
export function seenPassed(seen: Seen): Seen {
  const high = seen.high ^ TURN_HIGH;
  const low = seen.low ^ TURN_LOW;
  const { before } = seen;
  const isBack = before !== null && before.high === high && before.low === low;
  return { high, low, before: isBack ? { ...seen, before: before.before } : seen };
}

/** How often the newest position has come, now included. */
export function timesCome({ high, low, before }: Seen): number {
  return 1 + timesSeen(before, high, low);
}

function slot(seat: Seat, x: number, y: number): number {
  return 2 * (y * WIDEST + x + (seat === 'first' ? 0 : POINTS));
}

/** Numbers of 24 bits without pattern, the same in every program run. */
function keyTable(length: number): readonly number[] {
  let state = 0x9e3779b9;
  return Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> (32 - HALF);
  });
}
