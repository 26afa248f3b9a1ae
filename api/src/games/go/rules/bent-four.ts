import { otherSeat, SEATS, type Seat } from '../../../kernel/seat.ts';
import { chainOf } from './agreement.ts';
import { neighbours, regionAt } from './chain.ts';
import { emptyRows, fullRow, hasStone, pointsOf } from './stones.ts';
import type { GoPosition, Point, StoneRows } from './types.ts';

/** Stones that the bent four in the corner decides: the chains around it are dead, the three stones within are not. */
export interface BentFour {
  readonly dead: readonly Point[];
  readonly alive: readonly Point[];
}

/**
 * The bent fours in the corners of a board: three stones of one player which, with one of their two liberties, would be four with
 * their bend on the corner point, in the only eye space of chains of the other. Such chains are dead as they stand, without a ko being
 * fought; the owner of the three may begin it whenever he likes, his opponent never. Source: Go 4.4.
 */
export function bentFours(position: GoPosition): readonly BentFour[] {
  const { size } = position.settings;
  return SEATS.flatMap((seat) => shapes(size).flatMap((shape) => bentFourOf(position, seat, shape) ?? []));
}

/** The four points of each bent four, two for every corner. */
function shapes(size: number): readonly (readonly Point[])[] {
  const end = size - 1;
  const corners = [
    { x: 0, y: 0, right: 1, down: 1 },
    { x: end, y: 0, right: -1, down: 1 },
    { x: 0, y: end, right: 1, down: -1 },
    { x: end, y: end, right: -1, down: -1 },
  ];
  return corners.flatMap(({ x, y, right, down }) => {
    const at = (columns: number, rows: number): Point => (y + rows * down) * size + x + columns * right;
    return [
      [at(0, 1), at(0, 0), at(1, 0), at(2, 0)],
      [at(1, 0), at(0, 0), at(0, 1), at(0, 2)],
    ];
  });
}

function bentFourOf(position: GoPosition, seat: Seat, shape: readonly Point[]): BentFour | null {
  const { stones, settings } = position;
  const { size } = settings;
  const within = shape.filter((point) => hasStone(stones[seat], size, point));
  const [first] = within;
  const [missing] = shape.filter((point) => !within.includes(point));
  if (within.length !== 3 || first === undefined || missing === undefined) return null;
  const chain = chainOf(position, first);
  if (!chain.ok || chain.value.length !== 3 || !within.every((point) => chain.value.includes(point))) return null;
  const around = stones[otherSeat(seat)];
  const space = regionAt(
    around.map((row) => fullRow(size) & ~row),
    first % size,
    Math.floor(first / size),
  );
  const empty = emptyRows(stones.first, stones.second, size);
  const room = space.map((row, y) => row & (empty[y] ?? 0));
  const isFilledOtherwise = pointsOf(space, size).length !== 5 || pointsOf(room, size).length !== 2;
  if (isFilledOtherwise || !hasStone(room, size, missing)) return null;
  const walls = wallsOf(position, around, space);
  const hasOtherEye = eyesOutside(position, seat, walls, space);
  return walls.length === 0 || hasOtherEye ? null : { dead: walls, alive: within };
}

/** The points of all chains of these stones that touch a region. */
function wallsOf(position: GoPosition, around: StoneRows, space: StoneRows): readonly Point[] {
  const size = around.length;
  const touching = around.map((row, y) => row & neighbours(space, y));
  const points = new Set<Point>();
  for (const point of pointsOf(touching, size)) {
    const chain = points.has(point) ? null : chainOf(position, point);
    if (chain?.ok) for (const each of chain.value) points.add(each);
  }
  return [...points].sort((one, other) => one - other);
}

/** Whether a wall has a liberty beside the region that its enemy does not touch: it may be a second eye. */
function eyesOutside(
  { stones, settings }: GoPosition,
  enemy: Seat,
  walls: readonly Point[],
  space: StoneRows,
): boolean {
  const { size } = settings;
  const empty = emptyRows(stones.first, stones.second, size);
  const rows = Array.from({ length: size }, (_row, y) =>
    walls.reduce((bits, point) => (Math.floor(point / size) === y ? bits | (1 << (point % size)) : bits), 0),
  );
  const liberties = empty.map((row, y) => row & neighbours(rows, y) & ~(space[y] ?? 0));
  return pointsOf(liberties, size).some((point) => {
    const region = regionAt(empty, point % size, Math.floor(point / size));
    return !stones[enemy].some((row, y) => (row & neighbours(region, y)) !== 0);
  });
}
