import { message, type Message } from '../../../../kernel/message.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { otherSeat } from '../../../../kernel/seat.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { GameRecord, RecordRefusal } from '../../../../rules/games/game.ts';
import { formatMove, parseMove } from '../act-text.ts';
import { play } from '../act.ts';
import { opening } from '../match.ts';
import { mover } from '../turn.ts';
import { GAME_KINDS } from '../types.ts';
import type { BackgammonMove, BackgammonPosition, FinishedGame, GameKind } from '../types.ts';
import { TIMES } from '../worth.ts';
import { readLine } from './lines.ts';
import type { MatCell, MatLine } from './lines.ts';

/** A match while it is read, line by line; a cell that stands alone beyond `middle` is of the
 * right player. */
interface Reading {
  readonly position: BackgammonPosition;
  readonly moves: readonly string[];
  readonly movers: readonly Seat[];
  readonly ended: FinishedGame | null;
  readonly names: readonly [string, string] | null;
  readonly fields: ReadonlyArray<readonly [string, string]>;
  readonly warnings: readonly Message[];
  readonly length: number | null;
  readonly middle: number;
}

type Problem = Omit<RecordRefusal, 'line'>;

/** The column where the right cells begin, when no line of names tells. */
const USUAL_RIGHT = 34;
const LONGEST = 100_000;

/**
 * A match of a .mat text: its moves with the dice, White being the left player. A game that ends without last man or drop was resigned, for the
 * points that are told. Refuses what is no such text, illegal plays, wrong scores, and what is no backgammon. Source: Backgammon 5.
 */
export function importRecord(text: string): Result<GameRecord<BackgammonPosition>, RecordRefusal> {
  if (text.length > LONGEST) {
    return err({ message: message('games.BACKGAMMON.record.long', { most: LONGEST }), line: 1, column: 1, ply: null });
  }
  let reading: Reading = {
    ...{ position: match(0), moves: [], movers: [], ended: null, names: null, fields: [], warnings: [], length: null },
    middle: USUAL_RIGHT / 2,
  };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const next = withLine(reading, readLine(line));
    if (!next.ok) {
      return err({ ...next.error, line: index + 1 });
    }
    reading = next.value;
  }
  const { names, fields, length, moves, movers, position, warnings } = reading;
  if (length === null)
    return err({ message: message('games.BACKGAMMON.record.noLength'), line: 1, column: 1, ply: null });
  const [first = '', second = ''] = names ?? [];
  return ok({ head: { first, second, fields }, moves, movers, position, warnings });
}

function match(length: number): BackgammonPosition {
  return opening({ length, resignations: 'AS_AGREED' });
}

function withLine(reading: Reading, line: MatLine): Result<Reading, Problem> {
  switch (line.kind) {
    case 'blank':
      return ok(reading);
    case 'head':
      return withHead(reading, line.key, line.value);
    case 'length':
      if (reading.length !== null) return problem(message('games.BACKGAMMON.record.secondMatch'), 1);
      return ok({ ...reading, length: line.length, position: match(line.length) });
    case 'game':
      return withGame(reading);
    case 'names':
      return withNames(reading, line);
    case 'cells':
      return withCells(reading, line.cells);
    case 'unreadable':
      return problem(message('games.BACKGAMMON.record.noLine'), line.column);
  }
}

function withHead(reading: Reading, key: string, value: string): Result<Reading, Problem> {
  const is = (name: string): boolean => key.toLowerCase() === name;
  if (is('variation') && value.toLowerCase() !== 'backgammon')
    return problem(message('games.BACKGAMMON.record.variation', { value }), 1);
  const isOff = is('crawford') && /^(off|false|no|0)$/i.test(value);
  const isJacoby = is('jacoby') && /^(on|true|yes|1)$/i.test(value);
  const odd = isOff
    ? [message('games.BACKGAMMON.record.noCrawford')]
    : isJacoby
      ? [message('games.BACKGAMMON.record.jacoby')]
      : [];
  return ok({ ...reading, fields: [...reading.fields, [key, value]], warnings: [...reading.warnings, ...odd] });
}

function withGame(reading: Reading): Result<Reading, Problem> {
  const { position, length } = reading;
  if (length === null) return problem(message('games.BACKGAMMON.record.lengthFirst'), 1);
  if (position.phase.kind === 'over') return problem(message('games.BACKGAMMON.record.overBefore'), 1);
  if (position.phase.kind !== 'opening') return problem(message('games.BACKGAMMON.record.noEnd'), 1);
  return ok({ ...reading, ended: null });
}

function withNames(reading: Reading, line: Extract<MatLine, { kind: 'names' }>): Result<Reading, Problem> {
  const { first, second } = reading.position.score;
  const [left, right] = line.score;
  if (reading.length === null) return problem(message('games.BACKGAMMON.record.lengthFirst'), 1);
  if (left !== first || right !== second) {
    return problem(message('games.BACKGAMMON.record.score', { first, second, left, right }), 1);
  }
  return ok({ ...reading, names: reading.names ?? line.names, middle: Math.min(line.rightColumn, USUAL_RIGHT) / 2 });
}

function withCells(reading: Reading, cells: readonly MatCell[]): Result<Reading, Problem> {
  if (reading.length === null) return problem(message('games.BACKGAMMON.record.lengthFirst'), cells[0]?.column ?? 1);
  let next = reading;
  for (const [index, cell] of cells.entries()) {
    const isRight = cells.length === 2 ? index === 1 : cell.column > next.middle;
    const read = withCell(next, cell, isRight ? 'second' : 'first');
    if (!read.ok) return read;
    next = read.value;
  }
  return ok(next);
}

function withCell(reading: Reading, cell: MatCell, seat: Seat): Result<Reading, Problem> {
  const { position } = reading;
  if (cell.kind === 'wins') return withWin(reading, cell, seat);
  if (reading.ended !== null) return problem(message('games.BACKGAMMON.record.gameOver'), cell.column);
  if (cell.kind === 'play') return withPlay(reading, cell, seat);
  if (cell.kind === 'double' && cell.to !== null && cell.to !== position.cube.value * 2) {
    return misplay(
      reading,
      message('games.BACKGAMMON.record.doubledTo', { value: position.cube.value, to: cell.to }),
      cell.column,
    );
  }
  return made(reading, { kind: cell.kind }, cell.column, seat);
}

function withPlay(reading: Reading, cell: Extract<MatCell, { kind: 'play' }>, seat: Seat): Result<Reading, Problem> {
  const { column, dice, playColumn } = cell;
  const [higher, lower] = [Math.max(...dice), Math.min(...dice)];
  const isOpening = reading.position.phase.kind === 'opening';
  if (isOpening && higher === lower) return misplay(reading, message('games.BACKGAMMON.record.firstRoll'), column);
  const asRolled = isOpening ? (seat === 'first' ? [higher, lower] : [lower, higher]) : dice;
  const rolled = made(reading, { kind: 'roll', dice: [asRolled[0] ?? 0, asRolled[1] ?? 0] }, column, seat);
  if (!rolled.ok) return rolled;
  const read = parseMove(rolled.value.position, cell.play);
  if (!read.ok) return misplay(rolled.value, read.error.message, playColumn + read.error.column - 1);
  if (read.value.move.kind !== 'play')
    return misplay(rolled.value, message('games.BACKGAMMON.record.playDue'), playColumn);
  return made(rolled.value, read.value.move, playColumn, seat);
}

/** The end of a game as the text tells it: what was played or dropped, or else a resignation for as many points. */
function withWin(reading: Reading, cell: Extract<MatCell, { kind: 'wins' }>, winner: Seat): Result<Reading, Problem> {
  const { ended, position } = reading;
  const { column, points } = cell;
  if (ended !== null) {
    if (ended.winner !== winner || ended.points !== points) {
      const { winner: side, points: worth } = ended;
      return problem(message('games.BACKGAMMON.record.boardWins', { side, points: worth }), column);
    }
    return ok(reading);
  }
  if (position.phase.kind === 'doubled' && winner === position.turn) {
    return points === position.cube.value
      ? made(reading, { kind: 'drop' }, column, otherSeat(winner))
      : problem(message('games.BACKGAMMON.record.notTaken', { value: position.cube.value }), column);
  }
  const as = resignedAs(points / position.cube.value);
  if (as === null)
    return problem(message('games.BACKGAMMON.record.nobodyWins', { value: position.cube.value, points }), column);
  return made(reading, { kind: 'resign', seat: otherSeat(winner), as }, column, otherSeat(winner));
}

function resignedAs(times: number): GameKind | null {
  return GAME_KINDS.find((kind) => kind !== 'drop' && TIMES[kind] === times) ?? null;
}

function made(reading: Reading, move: BackgammonMove, column: number, seat: Seat): Result<Reading, Problem> {
  const { position } = reading;
  const isStart = position.phase.kind === 'opening' && move.kind === 'roll';
  if (!isStart && mover(position, move) !== seat)
    return misplay(reading, message('games.BACKGAMMON.record.otherPlayer'), column);
  const played = play(position, move);
  if (!played.ok) return misplay(reading, played.error.message, column);
  const { position: after, trace } = played.value;
  return ok({
    ...reading,
    position: after,
    moves: [...reading.moves, formatMove(position, move)],
    movers: [...reading.movers, mover(position, move)],
    ended: trace.finished,
  });
}

/** A line that cannot be, though no act is to blame. */
function problem(why: Message, column: number): Result<never, Problem> {
  return err({ message: why, column, ply: null });
}

/** The next act cannot be made. */
function misplay({ moves }: Reading, why: Message, column: number): Result<never, Problem> {
  return err({ message: why, column, ply: moves.length });
}
