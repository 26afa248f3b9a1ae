import type { Seat } from '../../../kernel/seat.ts';
import { reasonedIn, type Reasoned, type RuleOf } from '../../../rules/games/reasoned.ts';
import type { Point } from './types.ts';

/** Letters of the columns from the left; I is left out. Source: Go 1.2. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A point as people write it: the letter of its column, the number of its row from the bottom (Q16). */
export function pointName(size: number, point: Point): string {
  const y = Math.floor(point / size);
  return `${COLUMNS[point - y * size]}${size - y}`;
}

/** Points as people write them, in rising order, a comma between them. */
export function pointNames(size: number, points: readonly Point[]): string {
  return points.map((point) => pointName(size, point)).join(',');
}

/** The point that a text names, in either case; or why it names none, and where in it (column from 1). */
export function readPoint(size: number, text: string): Point | (Reasoned & { readonly column: number }) {
  const letter = text.slice(0, 1).toUpperCase();
  if (letter === 'I') return { ...saidOf('no-column-i', size), column: 1 };
  const x = letter === '' ? -1 : COLUMNS.indexOf(letter);
  if (x === -1) return { ...saidOf('no-point', size), column: 1 };
  if (x >= size) return { ...saidOf('column-beyond', size), column: 1 };
  if (!/^[1-9]\d?$/.test(text.slice(1))) return { ...saidOf('no-row', size), column: 2 };
  const row = Number(text.slice(1));
  return row > size ? { ...saidOf('row-beyond', size), column: 2 } : (size - row) * size + x;
}

function saidOf(rule: RuleOf<'GO'>, size: number): Reasoned {
  return reasonedIn('GO', rule, { size, column: COLUMNS[size - 1] ?? '' });
}

/** The letter of a player in notation and records. */
export function seatLetter(seat: Seat): 'B' | 'W' {
  return seat === 'first' ? 'B' : 'W';
}

/** The player of a letter, in either case; null if it is none. */
export function seatOf(letter: string): Seat | null {
  if (letter === 'B' || letter === 'b') return 'first';
  return letter === 'W' || letter === 'w' ? 'second' : null;
}

/** What a player is called in a sentence. */
export function sideName(seat: Seat): 'Black' | 'White' {
  return seat === 'first' ? 'Black' : 'White';
}
