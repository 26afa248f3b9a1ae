import type { LetterMessage } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { ReadMove, MoveRefusal } from '../../../rules/games/game.ts';
import { play } from './play.ts';
import { readPoint, seatOf } from './point-text.ts';
import { reasoned, type GoReason } from './refusal.ts';
import { MARKS } from './types.ts';
import type { GoMove, GoPosition, Point } from './types.ts';

interface Word {
  readonly text: string;
  readonly column: number;
}

/** The words of the acts that are no stone and no pass. */
const ACTS = [...MARKS, 'accept', 'resume', 'dispute', 'no-result'];

/** The longest text of a move: every point of the largest board marked. */
const LONGEST = 4_000;

/**
 * The move that a text means in a position, as `formatMove` writes it, in either case and with any spaces; refuses what is no move
 * with the column where reading failed, and an illegal one with its reason, at the point that is to blame.
 */
export function parseMove(position: GoPosition, text: string): Result<ReadMove<GoMove>, MoveRefusal> {
  if (text.length > LONGEST) return refused('too-long', LONGEST + 1, { most: LONGEST });
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }): Word => ({ text: word, column: index + 1 }));
  const [first] = words;
  if (first === undefined) return refused('no-move', 1);
  const read = readWords(position.settings.size, words, text.length + 1);
  if (!read.ok) return read;
  const played = play(position, read.value);
  if (!played.ok) {
    const { message, rule } = played.error;
    return err({ message, rule, column: first.column });
  }
  return ok({ move: read.value, warnings: [] });
}

function readWords(size: number, words: readonly Word[], end: number): Result<GoMove, MoveRefusal> {
  const [first, second, ...rest] = words;
  if (first === undefined) return refused('no-move', end);
  const seat = first.text.length === 1 ? seatOf(first.text) : null;
  if (seat !== null) return readAct(size, seat, second, { rest, end });
  if (second !== undefined) return refused('after-point', second.column);
  if (first.text.toLowerCase() === 'pass') return ok({ kind: 'pass' });
  const point = pointIn(size, first);
  return point.ok ? ok({ kind: 'play', point: point.value }) : point;
}

interface After {
  readonly rest: readonly Word[];
  readonly end: number;
}

function readAct(size: number, seat: Seat, act: Word | undefined, { rest, end }: After): Result<GoMove, MoveRefusal> {
  const word = act?.text.toLowerCase();
  const [argument, extra] = rest;
  const mark = MARKS.find((each) => each === word);
  if (mark !== undefined) return readMark(size, { kind: 'mark', seat, mark, points: [] }, { rest, end });
  if (word === 'accept') {
    if (argument === undefined) return refused('version-missing', end);
    if (!/^\d{1,6}$/.test(argument.text)) return refused('version-missing', argument.column);
    if (extra !== undefined) return refused('after-version', extra.column);
    return ok({ kind: 'accept', seat, version: Number(argument.text) });
  }
  if (word === 'resume' || word === 'dispute' || word === 'no-result') {
    if (argument !== undefined) return refused('after-word', argument.column, { word });
    return ok({ kind: word, seat });
  }
  return refused('act-missing', act?.column ?? end, { words: ACTS.join(', ') });
}

function readMark(size: number, move: GoMove & { kind: 'mark' }, { rest, end }: After): Result<GoMove, MoveRefusal> {
  const points = new Set<Point>();
  for (const word of rest) {
    const point = pointIn(size, word);
    if (!point.ok) return point;
    points.add(point.value);
  }
  if (points.size === 0) return refused('point-missing', end);
  return ok({ ...move, points: [...points].sort((one, other) => one - other) });
}

function pointIn(size: number, { text, column }: Word): Result<Point, MoveRefusal> {
  const point = readPoint(size, text);
  return typeof point === 'number' ? ok(point) : err({ ...point, column: column + point.column - 1 });
}

function refused(rule: GoReason, column: number, places: LetterMessage['args'] = {}): Result<never, MoveRefusal> {
  return err({ ...reasoned(rule, places), column });
}
