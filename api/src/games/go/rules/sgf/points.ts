import type { Point } from '../types.ts';

/** Letters of columns from the left and of rows from the top. Source: Go 1. */
const LETTERS = 'abcdefghijklmnopqrstuvwxy';

/** Boards up to this size write a pass as `tt` too; on larger ones it is a point. */
const WITH_TT = 19;

/** Two letters as a point; null if they are none of this board. */
export function readSgfPoint(size: number, text: string): Point | null {
  const [column = '', row = '', ...more] = text.trim();
  const x = column === '' ? -1 : LETTERS.indexOf(column);
  const y = row === '' ? -1 : LETTERS.indexOf(row);
  return more.length > 0 || x < 0 || y < 0 || x >= size || y >= size ? null : y * size + x;
}

/** Whether the value of a move is a pass: empty, or `tt` on a board up to 19x19. */
export function isSgfPass(size: number, text: string): boolean {
  const value = text.trim();
  return value === '' || (value === 'tt' && size <= WITH_TT);
}

/** The points of a list's value: one, or a rectangle by two of its corners (`aa:cc`); null if it is none of this board. */
export function readSgfPoints(size: number, text: string): readonly Point[] | null {
  const [from = '', to = from, ...more] = text.split(':');
  const one = readSgfPoint(size, from);
  const other = readSgfPoint(size, to);
  if (one === null || other === null || more.length > 0) return null;
  const [left, right] = inOrder(one % size, other % size);
  const [top, bottom] = inOrder(Math.floor(one / size), Math.floor(other / size));
  const points: Point[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) points.push(y * size + x);
  return points;
}

/** A point in two letters. */
export function writeSgfPoint(size: number, point: Point): string {
  const y = Math.floor(point / size);
  return `${LETTERS[point - y * size]}${LETTERS[y]}`;
}

function inOrder(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one];
}
