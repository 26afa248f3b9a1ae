import { otherSeat } from '../../../kernel/seat.ts';
import { place } from './place.ts';
import { IN_PLAY } from './play.ts';
import { emptyRows, fullRow, pointsOf } from './stones.ts';
import type { GoPosition, Point, StoneRows } from './types.ts';

/** Numbers from 0 to below 1 that follow from a seed. */
export type Draws = () => number;

/** The draws of a seed, a whole number of at most 32 bits: the same seed gives the same draws. */
export function drawsFrom(seed: number): Draws {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The last position of a game played on at random from a board: nobody fills an eye of his own, or passes while he can play. */
export function playOut(position: GoPosition, draws: Draws): GoPosition {
  const { settings } = position;
  const open = { ...settings, koRule: 'SIMPLE' as const };
  let at: GoPosition = { ...position, settings: open, phase: IN_PLAY, passes: 0 };
  for (let left = 3 * settings.size * settings.size; left > 0 && at.passes < 2; left--) at = next(at, draws);
  return at;
}

/** A random point on which a stone may be put without filling an own eye; null if there is none. */
function randomPoint(position: GoPosition, draws: Draws): Point | null {
  const { stones, settings, turn } = position;
  const points = pointsOf(emptyRows(stones.first, stones.second, settings.size), settings.size);
  while (points.length > 0) {
    const index = Math.floor(draws() * points.length);
    const point = points[index] ?? 0;
    if (!isEye(stones[turn], stones[otherSeat(turn)], point) && place(position, point).ok) return point;
    points[index] = points.at(-1) ?? 0;
    points.pop();
  }
  return null;
}

function next(position: GoPosition, draws: Draws): GoPosition {
  const { turn, passes, seen } = position;
  const point = randomPoint(position, draws);
  if (point === null) return { ...position, turn: otherSeat(turn), ko: null, passes: passes + 1 };
  const placed = place(position, point);
  if (!placed.ok) return { ...position, turn: otherSeat(turn), ko: null, passes: passes + 1 };
  const { stones, ko } = placed.value;
  return { ...position, stones, ko, turn: otherSeat(turn), passes: 0, seen };
}

/** Whether a point is an eye of its owner: own stones or the edge on all four sides, and no two enemy corners (one at the edge). */
export function isEye(own: StoneRows, enemy: StoneRows, point: Point): boolean {
  const size = own.length;
  const y = Math.floor(point / size);
  const bit = 1 << (point - y * size);
  const full = fullRow(size);
  const sides = ((bit << 1) | (bit >>> 1)) & full;
  if (((own[y] ?? 0) & sides) !== sides) return false;
  if (y > 0 && ((own[y - 1] ?? 0) & bit) === 0) return false;
  if (y + 1 < size && ((own[y + 1] ?? 0) & bit) === 0) return false;
  const isEdge = y === 0 || y + 1 === size || bit === 1 || bit === 1 << (size - 1);
  let corners = isEdge ? 1 : 0;
  for (const at of [y - 1, y + 1]) {
    if (at < 0 || at >= size) continue;
    for (let rest = (enemy[at] ?? 0) & sides; rest !== 0; rest &= rest - 1) corners++;
  }
  return corners < 2;
}
