import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { RecordHead, RecordRefusal } from '../../../../rules/games/game.ts';
import { parseMove } from '../act-text.ts';
import { play } from '../act.ts';
import { placeName } from '../format-play.ts';
import { boardOf, opening } from '../match.ts';
import { playOf } from '../plays.ts';
import { mover } from '../turn.ts';
import { BAR, OFF } from '../types.ts';
import type { BackgammonConfig, BackgammonMove, BackgammonPosition, BackgammonTrace, Dice, Play } from '../types.ts';

/** Columns of the left cell. */
const WIDTH = 29;

/** A game as it is written: a cell for every act, and whose it is. */
interface Sheet {
  readonly start: BackgammonPosition;
  readonly cells: Array<readonly [Seat, string]>;
  end: string | null;
  winner: Seat;
}

/**
 * A match as a .mat text: White left, each man's step singly, the bar 25 and off 0, the larger die first. Equal dice of an opening and that a game
 * was resigned have no place in it. Refuses with the index of the first move that cannot be played. Source: Backgammon 5.
 */
export function exportRecord(
  config: BackgammonConfig,
  head: RecordHead,
  moves: readonly string[],
): Result<string, RecordRefusal> {
  let position = opening(config);
  const sheets: Sheet[] = [];
  for (const [ply, text] of moves.entries()) {
    const read = parseMove(position, text);
    if (!read.ok) return err({ message: read.error.message, line: 1, column: read.error.column, ply });
    const played = play(position, read.value.move);
    if (!played.ok) return err({ message: played.error.message, line: 1, column: 1, ply });
    write(sheetOf(sheets, position), position, read.value.move, played.value.trace);
    position = played.value.position;
  }
  const fields = head.fields.map(([key, value]) => `; [${nameText(key)} "${bare(value).replaceAll('"', "'")}"]`);
  const games = sheets.flatMap((sheet, index) => gameLines(sheet, index + 1, head, config));
  return ok(
    `${[...fields, ...(fields.length > 0 ? [''] : []), ` ${config.length} point match`, ...games].join('\n')}\n`,
  );
}

function sheetOf(sheets: Sheet[], position: BackgammonPosition): Sheet {
  const last = sheets.at(-1);
  if (last !== undefined && last.end === null) return last;
  const sheet: Sheet = { start: position, cells: [], end: null, winner: 'first' };
  sheets.push(sheet);
  return sheet;
}

function write(sheet: Sheet, position: BackgammonPosition, move: BackgammonMove, { finished }: BackgammonTrace): void {
  const seat = mover(position, move);
  const { phase, cube } = position;
  if (move.kind === 'play' && phase.kind === 'play') {
    sheet.cells.push([
      seat,
      `${largerFirst(phase.dice)}: ${stepsText(playOf(boardOf(position), move.steps))}`.trimEnd(),
    ]);
  }
  if (move.kind === 'double') sheet.cells.push([seat, ` Doubles => ${cube.value * 2}`]);
  if (move.kind === 'take') sheet.cells.push([seat, ' Takes']);
  if (finished?.end === 'drop') sheet.cells.push([seat, ' Drops']);
  if (finished === null) return;
  sheet.winner = finished.winner;
  sheet.end = `Wins ${finished.points} point${finished.points === 1 ? '' : 's'}`;
}

function gameLines({ start, cells, end, winner }: Sheet, number: number, head: RecordHead, config: BackgammonConfig) {
  const { score } = start;
  const lines = [
    ``,
    ` Game ${number}`,
    pair(` ${nameText(head.first)} : ${score.first}`, `${nameText(head.second)} : ${score.second}`, WIDTH + 5),
  ];
  let row = 1;
  for (let at = 0; at < cells.length; row++) {
    const [seat, text] = cells[at] ?? ['first', ''];
    const next = seat === 'first' ? cells[at + 1] : undefined;
    const right = seat === 'second' ? text : next?.[0] === 'second' ? next[1] : '';
    lines.push(`${String(row).padStart(3)}) ${pair(seat === 'first' ? text : '', right, WIDTH)}`);
    at += seat === 'first' && next?.[0] === 'second' ? 2 : 1;
  }
  if (end === null) return lines;
  const won = score[winner] + Number(/\d+/.exec(end)?.[0]);
  const text = won >= config.length && config.length > 0 ? `${end} and the match` : end;
  lines.push(winner === 'first' ? `      ${text}` : `${' '.repeat(WIDTH + 6)}${text}`);
  return lines;
}

function pair(left: string, right: string, width: number): string {
  return right === '' ? left : `${left.padEnd(width)} ${right}`;
}

function largerFirst(dice: Dice): string {
  return `${Math.max(...dice)}${Math.min(...dice)}`;
}

function stepsText({ steps }: Play): string {
  return steps
    .map(
      ({ from, to, hit }) =>
        `${from === BAR ? BAR : placeName(from)}/${to === OFF ? OFF : placeName(to)}${hit ? '*' : ''}`,
    )
    .join(' ');
}

/** A text for one line. */
function bare(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A name without the signs by which a line is told. */
function nameText(name: string): string {
  return bare(name.replace(/[:;)[\]"]/g, ' '));
}
