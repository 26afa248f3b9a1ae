import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { ALL_SEEDS, FRONT, pitAt, pitName } from './layout.ts';
import { BAO_REASONS } from './types.ts';
import type { BaoResult } from './types.ts';

/** One field of a position line and the column, from 1, where it begins. */
export interface LineField {
  readonly text: string;
  readonly column: number;
}

const ROW_NAMES = ['A', 'B', 'a', 'b'] as const;
const NUMBER = /^(?:0|[1-9][0-9]?)$/;

/** Reads the four rows as two rings of 16. Refuses a row that has not 8 pits, an unmerged run and any other sign. */
export function readRows(field: LineField): Result<BySeat<readonly number[]>, TextRefusal> {
  const texts = field.text.split('/');
  if (texts.length !== ROW_NAMES.length) {
    return refuse(field.column, message('games.BAO.position.rows'));
  }
  const rows: number[][] = [];
  let column = field.column;
  for (const [index, name] of ROW_NAMES.entries()) {
    const text = texts[index] ?? '';
    const row = readRow({ text, column }, name);
    if (!row.ok) return row;
    rows.push(row.value);
    column += text.length + 1;
  }
  const [A = [], B = [], a = [], b = []] = rows;
  return ok({ first: [...A, ...B.toReversed()], second: [...a, ...b.toReversed()] });
}

function readRow(field: LineField, name: string): Result<number[], TextRefusal> {
  const row: number[] = [];
  let column = field.column;
  let isAfterRun = false;
  for (const part of field.text.split(',')) {
    const isRun = /^-[1-8]$/.test(part);
    if (isRun && isAfterRun) return refuse(column, message('games.BAO.position.runs'));
    if (!isRun && !/^[1-9][0-9]?$/.test(part)) {
      return refuse(column, message('games.BAO.position.pit', { name }));
    }
    if (isRun) row.push(...Array.from({ length: -Number(part) }, () => 0));
    else row.push(Number(part));
    if (row.length > FRONT) return refuse(column, message('games.BAO.position.longRow', { name }));
    isAfterRun = isRun;
    column += part.length + 1;
  }
  if (row.length === FRONT) return ok(row);
  return refuse(field.column, message('games.BAO.position.shortRow', { name, pits: row.length }));
}

/** Reads `south,north`, the seeds in store. */
export function readStores(field: LineField): Result<BySeat<number>, TextRefusal> {
  const [south, north, more] = field.text.split(',');
  const isWhole = more === undefined && NUMBER.test(south ?? '') && NUMBER.test(north ?? '');
  if (isWhole) return ok({ first: Number(south), second: Number(north) });
  return refuse(field.column, message('games.BAO.position.stores'));
}

/** Reads the houses still owned: `Aa`, `A`, `a` or `-`. */
export function readHouses(field: LineField): Result<BySeat<boolean>, TextRefusal> {
  const isKnown = ['Aa', 'A', 'a', '-'].includes(field.text);
  if (isKnown) return ok({ first: field.text.includes('A'), second: field.text.includes('a') });
  return refuse(field.column, message('games.BAO.position.houses'));
}

/** Reads whose turn it is: `S` or `N`. */
export function readTurn(field: LineField): Result<Seat, TextRefusal> {
  const seat = seatOf(field.text);
  return seat === null ? refuse(field.column, message('games.BAO.position.turn')) : ok(seat);
}

/** Reads the blocked pit of the player to move, a front pit of his, or `-`. */
export function readBlocked(field: LineField, turn: Seat): Result<number | null, TextRefusal> {
  if (field.text === '-') return ok(null);
  const number = Number(field.text.charAt(1));
  const pit = pitAt('front', number);
  if (pit >= 0 && pit < FRONT && field.text === pitName(turn, pit)) return ok(pit);
  return refuse(field.column, message('games.BAO.position.blocked'));
}

/** Reads `winner:reason` or `winner:reason:hand`; a hand of 0 is not written, and only bao hamna leaves one. */
export function readResult(field: LineField): Result<BaoResult, TextRefusal> {
  const [letter = '', word = '', hand, more] = field.text.split(':');
  const winner = seatOf(letter);
  const reason = BAO_REASONS.find((known) => known === word);
  const isHand = hand === undefined || (/^[1-9][0-9]?$/.test(hand) && reason === 'bao-hamna');
  if (winner !== null && reason !== undefined && isHand && more === undefined) {
    return ok({ winner, reason, hand: Math.min(Number(hand ?? 0), ALL_SEEDS) });
  }
  const why = message('games.BAO.position.result', { reasons: BAO_REASONS.join(', ') });
  return refuse(field.column, why);
}

/** A refusal of a position line. */
export function refuse(column: number, why: Message): Result<never, TextRefusal> {
  return err({ message: why, column });
}

function seatOf(letter: string): Seat | null {
  if (letter === 'S') return 'first';
  return letter === 'N' ? 'second' : null;
}
