import type { BySeat, Seat } from '../../../../kernel/seat.ts';
import type { GoPositionView } from '../view.ts';
import { shortName } from '../../../../application/mail/short-name.ts';

/** The words beside a drawn board of go. */
export interface GoBoardWords {
  /** what the two seats are called, such as `Black` */
  readonly sides: BySeat<string>;
  /** which signs are whose stones */
  readonly legend: string;
  /** how many stones somebody has taken */
  readonly taken: (stones: number) => string;
  /** the point that may not be retaken now */
  readonly ko: (point: string) => string;
  readonly toMove: (name: string, side: string) => string;
  readonly hasWon: (name: string, side: string) => string;
}

/** A position of go as both players see it, with their names. */
export interface DrawnGoBoard {
  readonly position: GoPositionView;
  /** where the last stone was put; null: the last move put none, or there is none */
  readonly last: string | null;
  readonly names: BySeat<string>;
  readonly words: GoBoardWords;
}

/** Letters of the columns; there is no I. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/**
 * The board drawn with letters, lines of at most 60 signs for a font of equal widths: rows from the top with X Black, O White, the
 * last stone in brackets, coordinates on all sides, prisoners, the ko, and who is to move.
 */
export function goBoardText({ position, last, names, words }: DrawnGoBoard): string {
  const { size, captures, ko } = position;
  const letters = `     ${COLUMNS.slice(0, size).split('').join(' ')}`;
  const rows = Array.from({ length: size }, (_, index) => row(position, last, size - index));
  const player = (seat: Seat, taken: number) =>
    `  ${shortName(names[seat])} (${words.sides[seat]}): ${words.taken(taken)}`;
  const lines = [
    letters,
    ...rows,
    letters,
    '',
    player('first', captures.black),
    player('second', captures.white),
    `  ${words.legend}`,
    ...(ko === null ? [] : [`  ${words.ko(ko)}`]),
    state(position, names, words),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function row({ size, stones }: GoPositionView, last: string | null, number: number): string {
  const cells = Array.from({ length: size }, (_, x) => {
    const point = `${COLUMNS[x]}${number}`;
    const holder = stones.white.includes(point) ? 'O' : '.';
    return { stone: stones.black.includes(point) ? 'X' : holder, isLast: last === point };
  });
  const before = (x: number) => (cells[x - 1]?.isLast === true ? ')' : ' ');
  const drawn = cells.map(({ stone, isLast }, x) => `${isLast ? '(' : before(x)}${stone}`);
  const label = String(number).padStart(3);
  return `${label} ${drawn.join('')}${before(cells.length)}${label}`;
}

function state({ toMove, outcome }: GoPositionView, names: BySeat<string>, words: GoBoardWords): string {
  if (toMove !== null) return `  ${words.toMove(shortName(names[toMove]), words.sides[toMove])}`;
  const winner = outcome?.winner ?? null;
  return winner === null ? '' : `  ${words.hasWon(shortName(names[winner]), words.sides[winner])}`;
}
