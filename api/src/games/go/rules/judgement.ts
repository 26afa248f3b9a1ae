import { otherSeat } from '../../../kernel/seat.ts';
import { neighbours, regionAt } from './chain.ts';
import type { Placed } from './place.ts';
import { countStones, emptyRows, hasStone, noStones } from './stones.ts';
import type { GoPosition, Point, StoneRows } from './types.ts';

/** What a stone that is taken, saved or given away counts for a bot. */
const TAKEN = 8;
const SAVED = 6;
const GIVEN = 5;

/** What a line is worth where nothing else speaks, the first line first; lines further in are worth the last. */
const LINES = [-4, -1, 2, 2, 1];

/**
 * What a stone is worth to a bot, no rule: what it takes, what it saves from being taken, what it gives away, and where it
 * stands. Above 0 it is worth playing. `placed` is what `place` made of it. Linear in the stones of the chains around it.
 */
export function worth(position: GoPosition, point: Point, { stones, captured }: Placed): number {
  const { size } = position.settings;
  const own = stones[position.turn];
  const enemy = stones[otherSeat(position.turn)];
  const around = sides(point, size);
  const chain = chainAt(own, enemy, point);
  const threatened = around.filter((side) => hasStone(enemy, size, side) && chainAt(enemy, own, side).liberties === 1);
  const before = position.stones[position.turn];
  const foes = position.stones[otherSeat(position.turn)];
  const inDanger = around.filter((side) => hasStone(before, size, side) && chainAt(before, foes, side).liberties === 1);
  const isGivenAway = chain.liberties === 1 && captured.length === 0;
  const saved = isGivenAway ? 0 : inDanger.reduce((sum, side) => sum + chainAt(before, foes, side).stones, 0);
  const contact = around.filter((side) => hasStone(foes, size, side)).length;
  const support = diagonals(point, size).filter((corner) => hasStone(before, size, corner)).length;
  return (
    TAKEN * captured.length +
    SAVED * saved -
    (isGivenAway ? GIVEN * (1 + chain.stones) : 0) +
    3 * threatened.length +
    (LINES[Math.min(edgeDistance(point, size), LINES.length - 1)] ?? 0) * (contact > 0 ? 0.25 : 1) +
    (contact > 0 ? 2 : 0) +
    support +
    1
  );
}

/**
 * The empty points that are settled: in a region that only one player's stones enclose and that is too small to live in. A bot
 * plays there only to take or to save. Linear in the points of the board.
 */
export function settledPoints({ stones, settings: { size } }: GoPosition): StoneRows {
  const settled = noStones(size);
  const seen = noStones(size);
  const empty = emptyRows(stones.first, stones.second, size);
  const mostSettled = (size * size) / 4;
  for (const [y, row] of empty.entries()) {
    for (let rest = row & ~(seen[y] ?? 0); rest !== 0; rest &= ~(seen[y] ?? 0)) {
      const region = regionAt(empty, 31 - Math.clz32(rest & -rest), y);
      const touches = (rows: StoneRows): boolean => rows.some((own, at) => (own & neighbours(region, at)) !== 0);
      const isSettled = touches(stones.first) !== touches(stones.second) && countStones(region) <= mostSettled;
      for (const [at, points] of region.entries()) {
        seen[at] = (seen[at] ?? 0) | points;
        if (isSettled) settled[at] = (settled[at] ?? 0) | points;
      }
    }
  }
  return settled;
}

interface Chain {
  readonly stones: number;
  readonly liberties: number;
}

function chainAt(own: StoneRows, enemy: StoneRows, point: Point): Chain {
  const size = own.length;
  const y = Math.floor(point / size);
  const chain = regionAt(own, point - y * size, y);
  const empty = emptyRows(own, enemy, size);
  return { stones: countStones(chain), liberties: countStones(empty.map((row, at) => row & neighbours(chain, at))) };
}

function sides(point: Point, size: number): readonly Point[] {
  const x = point % size;
  return [
    ...(x > 0 ? [point - 1] : []),
    ...(x + 1 < size ? [point + 1] : []),
    ...[point - size, point + size].filter((side) => side >= 0 && side < size * size),
  ];
}

function diagonals(point: Point, size: number): readonly Point[] {
  return [point - size, point + size]
    .filter((row) => row >= 0 && row < size * size)
    .flatMap((row) => sides(row, size).filter((side) => Math.abs(side - row) === 1));
}

function edgeDistance(point: Point, size: number): number {
  const x = point % size;
  const y = Math.floor(point / size);
  return Math.min(x, y, size - 1 - x, size - 1 - y);
}
