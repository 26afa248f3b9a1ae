import { message, type Message } from '../../../kernel/message.ts';
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
  if (!line.startsWith(`${number}:`)) return refuse(0, message('games.BAO.record.lineDue', { number }));
  if (line.charAt(number.length + 1) !== ' ') return refuse(number.length + 1, message('games.BAO.record.space'));
  const end = line.indexOf(';');
  if (end < 0) return refuse(line.length, message('games.BAO.record.semicolon'));
  const moves: LineMove[] = [];
  let at = number.length + 2;
  for (const text of line.slice(at, end).split(' ')) {
    if (text === '') return refuse(at, message('games.BAO.record.moveDue'));
    if (moves.length === 2) return refuse(at, message('games.BAO.record.twoMoves'));
    moves.push({ text, column: at + 1 });
    at += text.length + 1;
  }
  return ok(moves);
}

function refuse(index: number, why: Message): Result<never, TextRefusal> {
  return err({ message: why, column: index + 1 });
}
