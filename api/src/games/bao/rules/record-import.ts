import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { GameRecord, RecordRefusal } from '../../../rules/games/game.ts';
import { writeMove } from './format-move.ts';
import { opening } from './opening.ts';
import { parseMove } from './parse-move.ts';
import { play } from './play.ts';
import { isNamed, readHead } from './record-head.ts';
import { readMoveLine } from './record-line.ts';
import type { LineMove } from './record-line.ts';
import type { BaoPosition } from './types.ts';

/** A line of moves that has lost its number, or begins with another than 1; a head has no such line. */
const MOVES_WITHOUT_NUMBER = /^([0-9]+:)? ?[ABab]?[1-8][<>+*#]*( [ABab]?[1-8][<>+*#]*)?;/;

/**
 * Reads a transcript and plays it through: its head, its moves in canonical notation and the position after them. Comments
 * after a semicolon are dropped, blank lines passed over. Refuses what is not a transcript or not a legal game, by line,
 * column and ply. Source: Bao 7.2, 7.6.
 */
export function importRecord(text: string): Result<GameRecord<BaoPosition>, RecordRefusal> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => line.startsWith('1:'));
  const headLines = start < 0 ? lines : lines.slice(0, start);
  if (start < 0 && !isNamed(headLines)) {
    return err({ message: message('games.BAO.record.noMoves'), line: 1, column: 1, ply: null });
  }
  const strayAt = headLines.findIndex((line) => MOVES_WITHOUT_NUMBER.test(line));
  if (strayAt >= 0) {
    return err({
      message: message('games.BAO.record.lineDue', { number: 1 }),
      line: strayAt + 1,
      column: 1,
      ply: null,
    });
  }
  const head = readHead(headLines);
  if (!head.ok) return head;
  const moves = readMoves(start < 0 ? [] : lines.slice(start), start + 1);
  if (!moves.ok) return moves;
  const played = playThrough(opening({ variant: head.value.variant }), moves.value);
  return played.ok ? ok({ head: head.value.head, ...played.value }) : played;
}

interface RecordMove extends LineMove {
  readonly line: number;
}

function readMoves(lines: readonly string[], firstLine: number): Result<readonly RecordMove[], RecordRefusal> {
  const moves: RecordMove[] = [];
  let count = 1;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const line = firstLine + index;
    if (moves.length % 2 === 1) {
      return err({ message: message('games.BAO.record.moveLacks'), line, column: 1, ply: moves.length });
    }
    const read = readMoveLine(text, count);
    if (!read.ok) return err({ ...read.error, line, ply: null });
    for (const move of read.value) moves.push({ ...move, line });
    count++;
  }
  return ok(moves);
}

function playThrough(
  from: BaoPosition,
  moves: readonly RecordMove[],
): Result<Pick<GameRecord<BaoPosition>, 'moves' | 'position' | 'warnings'>, RecordRefusal> {
  let position = from;
  const written: string[] = [];
  const warnings: Message[] = [];
  for (const [ply, { text, line, column }] of moves.entries()) {
    const read = parseMove(position, text);
    if (!read.ok) return err({ message: read.error.message, line, column: column + read.error.column - 1, ply });
    const { move } = read.value;
    const played = play(position, move);
    if (!played.ok) return err({ message: played.error.message, line, column, ply });
    const canonical = writeMove(position, move, played.value.position);
    for (const warning of read.value.warnings)
      warnings.push(message('games.BAO.record.warning', { line, move: canonical, warning }));
    written.push(canonical);
    position = played.value.position;
  }
  return ok({ moves: written, position, warnings });
}
