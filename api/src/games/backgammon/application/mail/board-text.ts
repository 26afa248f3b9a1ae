import { otherSeat, type BySeat, type Seat } from '../../../../kernel/seat.ts';
import type { BackgammonPositionView, MenView } from '../view.ts';
import { shortName } from '../../../../application/mail/short-name.ts';

/** The words beside a drawn board of backgammon. */
export interface BackgammonBoardWords {
  readonly men: (name: string, seat: Seat, men: MenView) => string;
  readonly cube: (value: number, owner: string | null) => string;
  readonly dice: (dice: string) => string;
  readonly doubled: (value: number) => string;
  readonly match: (length: number, score: BySeat<number>) => string;
  readonly toMove: (name: string, seat: Seat) => string;
  readonly hasWon: (name: string, seat: Seat) => string;
}

/** A position of backgammon as one player is to see it: his home is below, on the right. */
export interface DrawnBackgammonBoard {
  readonly position: BackgammonPositionView;
  readonly reader: Seat;
  readonly names: BySeat<string>;
  readonly words: BackgammonBoardWords;
}

const CELL = 4;
const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const BOTTOM = TOP.map((point) => 25 - point);

/**
 * The board drawn with letters, lines of at most 60 signs for a font of equal widths: the points from the reader's side with his men as
 * X and the other's as O, how many stand there; the bar, men off and pips; cube, dice, score, and who is to move.
 */
export function backgammonBoardText({ position, reader, names, words }: DrawnBackgammonBoard): string {
  const men = { first: position.men.white, second: position.men.black };
  const own = men[reader];
  const other = men[otherSeat(reader)];
  const { cube, length, score, dice, phase } = position;
  const player = (seat: Seat, sign: string) => `  ${sign} ${words.men(shortName(names[seat]), seat, men[seat])}`;
  const lines = [
    row(TOP.map(String)),
    row(TOP.map((point) => cell(own, other, point))),
    '',
    row(BOTTOM.map((point) => cell(own, other, point))),
    row(BOTTOM.map(String)),
    '',
    player(otherSeat(reader), 'O'),
    player(reader, 'X'),
    `  ${words.cube(cube.value, cube.owner === null ? null : shortName(names[cube.owner]))}`,
    ...(length === 0 ? [] : [`  ${words.match(length, { first: score.white, second: score.black })}`]),
    ...(phase === 'doubled' ? [`  ${words.doubled(cube.value * 2)}`] : []),
    ...(dice === null ? [] : [`  ${words.dice(dice.join('-'))}`]),
    state(position, names, words),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function cell(own: MenView, other: MenView, point: number): string {
  const mine = own.points[point - 1] ?? 0;
  const theirs = other.points[24 - point] ?? 0;
  if (mine > 0) return `${mine}X`;
  return theirs > 0 ? `${theirs}O` : '.';
}

/** A line of twelve points, the bar between the quarters. */
function row(cells: readonly string[]): string {
  const [left, right] = [cells.slice(0, 6), cells.slice(6)].map((half) =>
    half.map((text) => text.padStart(CELL)).join(''),
  );
  return `${left} |${right}`;
}

function state(
  { toMove, outcome }: BackgammonPositionView,
  names: BySeat<string>,
  words: BackgammonBoardWords,
): string {
  if (toMove !== null) return `  ${words.toMove(shortName(names[toMove]), toMove)}`;
  const winner = outcome?.winner ?? null;
  return winner === null ? '' : `  ${words.hasWon(shortName(names[winner]), winner)}`;
}
