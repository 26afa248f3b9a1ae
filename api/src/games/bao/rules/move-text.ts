import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { MoveRefusal } from '../../../rules/games/game.ts';
import type { HandSign } from './hand-sign.ts';
import type { Reasoned } from '../../../rules/games/reasoned.ts';
import { reasoned } from './reasons.ts';

/** A move's text taken apart, nothing judged but its grammar. Columns count from 1; 0 where a part is absent. */
export interface MoveText {
  readonly row: 'A' | 'B' | 'a' | 'b' | null;
  readonly number: number;
  readonly hand: HandSign | null;
  readonly handColumn: number;
  readonly plusColumn: number;
  readonly stars: 0 | 1 | 2;
  readonly starColumn: number;
  readonly winColumn: number;
}

/** Takes a move's text apart; refuses what the grammar does not know, with the column of the first bad sign. Source: Bao 7.2. */
export function readMoveText(text: string): Result<MoveText, MoveRefusal> {
  const row = readRow(text.charAt(0));
  let at = row === null ? 0 : 1;
  const number = text.charAt(at);
  if (!/^[1-8]$/.test(number)) return refuse(at, noNumber(row, text));
  at++;
  const hand = readHand(text.charAt(at));
  const handColumn = at + 1;
  if (hand !== null) at++;
  const signs = readSigns(text, at);
  if (!signs.ok) return signs;
  return ok({ row, number: Number(number), hand, handColumn, ...signs.value });
}

type Signs = Pick<MoveText, 'plusColumn' | 'stars' | 'starColumn' | 'winColumn'>;

function readSigns(text: string, from: number): Result<Signs, MoveRefusal> {
  let plusColumn = 0;
  let starColumn = 0;
  let winColumn = 0;
  let stars: 0 | 1 | 2 = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    const column = at + 1;
    if (sign === '+' && plusColumn === 0) {
      plusColumn = column;
    } else if (sign === '#' && winColumn === 0) {
      winColumn = column;
    } else if (sign === '*' && stars === 0) {
      starColumn = column;
      stars = text.charAt(at + 1) === '*' ? 2 : 1;
      at += stars - 1;
    } else {
      return refuse(at, unexpected(text, at));
    }
  }
  return ok({ plusColumn, stars, starColumn, winColumn });
}

function readRow(sign: string): MoveText['row'] {
  return sign === 'A' || sign === 'B' || sign === 'a' || sign === 'b' ? sign : null;
}

function readHand(sign: string): HandSign | null {
  return sign === '<' || sign === '>' ? sign : null;
}

function noNumber(row: MoveText['row'], text: string): Reasoned {
  if (row !== null) return reasoned('number-missing', { row });
  return text === '' ? reasoned('pit-missing') : reasoned('no-pit', { sign: quoted(text, 0) });
}

function unexpected(text: string, at: number): Reasoned {
  const sign = text.charAt(at);
  if (sign === '+' || sign === '#') return reasoned('sign-twice', { sign });
  if (sign === '*') return reasoned('star-twice');
  if (sign === '<' || sign === '>') return reasoned('direction-late');
  return reasoned('unknown-sign', { sign: quoted(text, at) });
}

/** The sign at an index to be read by a person: whole, and by its number where it cannot be shown. */
function quoted(text: string, at: number): string {
  const point = text.codePointAt(at) ?? 0;
  const sign = String.fromCodePoint(point);
  return /\p{C}/u.test(sign) ? `U+${point.toString(16).toUpperCase().padStart(4, '0')}` : `"${sign}"`;
}

function refuse(index: number, { message, rule }: Reasoned): Result<never, MoveRefusal> {
  return err({ message, column: index + 1, rule });
}
