import type { Point, StoneRows } from './types.ts';

/** No stones on a board of this size. */
export function noStones(size: number): number[] {
  const rows: number[] = [];
  for (let y = 0; y < size; y++) rows.push(0);
  return rows;
}

/** Whether a stone of these rows is on a point. */
export function hasStone(rows: StoneRows, size: number, point: Point): boolean {
  const y = Math.floor(point / size);
  return (((rows[y] ?? 0) >>> (point - y * size)) & 1) === 1;
}

/** The points of rows, in rising order. */
export function pointsOf(rows: StoneRows, size: number): Point[] {
  const points: Point[] = [];
  for (const [y, row] of rows.entries()) {
    for (let rest = row; rest !== 0; rest &= rest - 1) points.push(y * size + lowest(rest));
  }
  return points;
}

/** Rows with exactly these points. */
export function rowsOf(points: readonly Point[], size: number): number[] {
  const rows = noStones(size);
  for (const point of points) {
    const y = Math.floor(point / size);
    rows[y] = (rows[y] ?? 0) | (1 << (point - y * size));
  }
  return rows;
}

/** How many points rows have. */
export function countStones(rows: StoneRows): number {
  let count = 0;
  for (const row of rows) for (let rest = row; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The points that are in neither of the two. */
export function emptyRows(one: StoneRows, other: StoneRows, size: number): number[] {
  const full = fullRow(size);
  return one.map((row, y) => full & ~(row | (other[y] ?? 0)));
}

/** The points of `rows` that are not in `without`. */
export function withoutRows(rows: StoneRows, without: StoneRows): number[] {
  return rows.map((row, y) => row & ~(without[y] ?? 0));
}

/** The mask of a whole row. */
export function fullRow(size: number): number {
  return (1 << size) - 1;
}

function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
