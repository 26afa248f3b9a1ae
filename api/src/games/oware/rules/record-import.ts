import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { GameRecord, RecordRefusal, RecordText } from '../../../rules/games/game.ts';
import { houseName } from './houses.ts';
import { parseMove } from './move-text.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import { isHeadLine, readHead } from './record-head.ts';
import type { OwarePosition } from './types.ts';

/** A number of a pair of moves, or a move, where it stands in a line. */
const SIGN = /\d+\.+|[^\s\d.]+|\S/g;
const BREAK = /\r\n|\n|\r/;

/**
 * Reads a record and plays it through. The moves may stand in any lines, with their numbers or without, and small letters are as good
 * as capitals. Refuses what is no record of a legal game, by line, column and ply. Source: Oware 6.2.
 */
export function importRecord(text: string): Result<GameRecord<OwarePosition>, RecordRefusal> {
  const lines = text.replace(/^\uFEFF/, '').split(BREAK);
  if (lines.every((line) => line.trim() === ''))
    return err({ message: 'There is no record.', line: 1, column: 1, ply: null });
  const start = lines.findIndex((line) => line.trim() !== '' && !isHeadLine(line));
  const headLines = start < 0 ? lines : lines.slice(0, start);
  const moves: string[] = [];
  let position = opening();
  for (const { sign, line, column } of start < 0 ? [] : signsFrom(lines, start)) {
    const at = { line, ply: moves.length };
    if (/^\d/.test(sign)) {
      const due = `${moves.length / 2 + 1}.`;
      if (sign.replace(/\.+$/, '.') === due) continue;
      return err({
        message: moves.length % 2 === 0 ? `Here the number ${due} is due.` : 'Here a move of North’s is due.',
        column,
        ...at,
      });
    }
    const read = parseMove(position, sign);
    if (!read.ok) return err({ ...read.error, column, ...at });
    const played = play(position, read.value.move);
    if (!played.ok) return err({ ...played.error, column, ...at });
    position = played.value.position;
    moves.push(houseName(read.value.move.house));
  }
  return ok({ head: readHead(headLines), moves, position, warnings: [] });
}

interface Sign {
  readonly sign: string;
  readonly line: number;
  readonly column: number;
}

function signsFrom(lines: readonly string[], start: number): readonly Sign[] {
  return lines
    .slice(start)
    .flatMap((text, index) =>
      [...text.matchAll(SIGN)].map((match) => ({ sign: match[0], line: start + index + 1, column: match.index + 1 })),
    );
}

/** The records in a text: one begins with a line of a head after lines of moves, and after an empty line that ends a head without moves. */
export function splitRecords(text: string): readonly RecordText[] {
  const lines = text.split(BREAK);
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const before = lines[index - 1] ?? '';
    if (starts.length === 0 || (isHeadLine(line) && !isHeadLine(before))) starts.push(index);
  }
  return starts.map((start, place) => ({ line: start + 1, text: lines.slice(start, starts[place + 1]).join('\n') }));
}
