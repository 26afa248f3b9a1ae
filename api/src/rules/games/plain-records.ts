import { message } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { GameRecord, GameRules, RecordRefusal, RecordText, MoveRefusal } from './game.ts';
import { isHeadLine, readHead, writeHead, type Sides } from './plain-head.ts';

/** What records are made of in a game in which nothing is agreed and the two move in turns. */
interface RecordedGame<Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>> extends Pick<
  GameRules<unknown, Position, Move, Trace, Refusal>,
  'parseMove' | 'play' | 'formatMove'
> {
  readonly sides: Sides;
  readonly initial: () => Position;
}

/**
 * The records of a game that has no kind of its own: a head of `KEY: value`, the players by their sides last, then a line for each
 * pair of moves, `1. C d`. They are read with the moves in any lines, with their numbers or without; a text of several is split
 * where a head begins. What is no record of a legal game is refused, by line, column and ply.
 */
export function plainRecords<Position, Move, Trace, Refusal extends Omit<MoveRefusal, 'column'>>(
  game: RecordedGame<Position, Move, Trace, Refusal>,
): Pick<GameRules<unknown, Position, Move, Trace, Refusal>, 'splitRecords' | 'importRecord' | 'exportRecord'> {
  const playText = (position: Position, text: string): Result<Made<Position>, MoveRefusal> => {
    const read = game.parseMove(position, text);
    if (!read.ok) return read;
    const played = game.play(position, read.value.move);
    if (!played.ok) return err({ ...played.error, column: 1 });
    return ok({ position: played.value.position, notation: game.formatMove(position, read.value.move) });
  };
  return {
    splitRecords,
    importRecord: (text) => readRecord(text, game.sides, { position: game.initial(), playText }),
    exportRecord(_config, head, moves) {
      const written = writeHead(head, game.sides);
      if (!written.ok) return written;
      const lines = [...written.value];
      const first = lines.length;
      let position = game.initial();
      for (const [ply, text] of moves.entries()) {
        const made = playText(position, text);
        if (!made.ok) return err({ ...made.error, line: first + Math.floor(ply / 2) + 1, ply });
        ({ position } = made.value);
        if (ply % 2 === 0) lines.push(`${ply / 2 + 1}. ${made.value.notation}`);
        else lines.push(`${lines.pop() ?? ''} ${made.value.notation}`);
      }
      return ok(`${lines.join('\n')}\n`);
    },
  };
}

/** What a move in text has made of a position, and its canonical text. */
interface Made<Position> {
  readonly position: Position;
  readonly notation: string;
}

/** A first position, and how a move in text is played. */
interface Start<Position> {
  readonly position: Position;
  readonly playText: (position: Position, text: string) => Result<Made<Position>, MoveRefusal>;
}

/** A number of a pair of moves, or a move, where it stands in a line. */
const SIGN = /\d+\.+|(?:(?!\d+\.)[^\s.])+|\S/g;
const BREAK = /\r\n|\n|\r/;

function readRecord<Position>(
  text: string,
  sides: Sides,
  { position: initial, playText }: Start<Position>,
): Result<GameRecord<Position>, RecordRefusal> {
  const lines = text.replace(/^\uFEFF/, '').split(BREAK);
  if (lines.every((line) => line.trim() === ''))
    return err({ message: message('record.refused.none'), line: 1, column: 1, ply: null });
  const start = lines.findIndex((line) => line.trim() !== '' && !isHeadLine(line));
  const headLines = start < 0 ? lines : lines.slice(0, start);
  const moves: string[] = [];
  let position = initial;
  for (const { sign, line, column } of start < 0 ? [] : signsFrom(lines, start)) {
    const at = { line, ply: moves.length };
    if (/^\d+\./.test(sign)) {
      const due = `${moves.length / 2 + 1}.`;
      if (sign.replace(/\.+$/, '.') === due) continue;
      const why =
        moves.length % 2 === 0
          ? message('record.refused.numberDue', { due })
          : message('record.refused.moveDue', { side: sides[1] });
      return err({ message: why, column, ...at });
    }
    const made = playText(position, sign);
    if (!made.ok) return err({ ...made.error, column: column + made.error.column - 1, ...at });
    ({ position } = made.value);
    moves.push(made.value.notation);
  }
  return ok({ head: readHead(headLines, sides), moves, position, warnings: [] });
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

/** One begins with a line of a head after lines of moves, and after an empty line that ends a head without moves. */
function splitRecords(text: string): readonly RecordText[] {
  const lines = text.split(BREAK);
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const before = lines[index - 1] ?? '';
    if (starts.length === 0 || (isHeadLine(line) && !isHeadLine(before))) starts.push(index);
  }
  return starts.map((start, place) => ({ line: start + 1, text: lines.slice(start, starts[place + 1]).join('\n') }));
}
