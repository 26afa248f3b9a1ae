import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';

/** A move as it stands in a line, and the column where it begins. */
export interface LineMove {
  readonly text: string;
  readonly column: number;
}

/** The one or two moves of the line that must bear number `count`. What follows the semicolon is a comment. Source: Bao 7.2. */
export function readMoveLine(line: string, count: number): Result<readonly LineMove[], TextRefusal> {
  const number = String(count);
  if (!line.startsWith(`${number}:`)) return refuse(0, `Here the line of moves "${number}:" is due.`);
  if (line.charAt(number.length + 1) !== ' ') return refuse(number.length + 1, 'After the colon comes a space.');
  const end = line.indexOf(';');
  if (end < 0) return refuse(line.length, 'A line of moves ends with a semicolon.');
  const moves: LineMove[] = [];
  let at = number.length + 2;
  for (const text of line.slice(at, end).split(' ')) {
    if (text === '')
      return refuse(at, 'Here a move is due: one space stands before each move, none before the semicolon.');
    if (moves.length === 2) return refuse(at, 'A line has two moves at most.');
    moves.push({ text, column: at + 1 });
    at += text.length + 1;
  }
  return ok(moves);
}

function refuse(index: number, message: string): Result<never, TextRefusal> {
  return err({ message, column: index + 1 });
}
