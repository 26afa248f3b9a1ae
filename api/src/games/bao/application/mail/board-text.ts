import { otherSeat, type BySeat, type Seat } from '../../../../kernel/seat.ts';
import type { BaoPositionView, BaoSideView } from '../view.ts';
import { shortName } from '../../../../application/mail/short-name.ts';
import { ENGLISH_BOARD_WORDS, type BoardWords } from './board-words.ts';

/** A position of bao as one player is to see it: his own rows are below. */
export interface DrawnBoard {
  readonly position: BaoPositionView;
  readonly reader: Seat;
  readonly names: BySeat<string>;
  readonly words?: BoardWords;
}

/** The most signs of a line, so that no mail program breaks one. */
export const WIDEST_LINE = 60;

const INNER = 46;
const RULE = `      ${'-'.repeat(INNER - 8)}`;

/**
 * The board drawn with letters, lines of at most 60 signs for a font of equal widths: both rows of both players, the
 * reader's below, with the numbers of the pits, the stores, the houses and who is to move. An empty pit is a point.
 */
export function boardText({ position, reader, names, words = ENGLISH_BOARD_WORDS }: DrawnBoard): string {
  const far = otherSeat(reader);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const lines = [
    heading(far, position, names, words),
    row('', numbers.toReversed().map(String)),
    ...rowsOf(position, far)
      .toReversed()
      .map(({ name, cells }) => row(name, cells.toReversed())),
    RULE,
    ...rowsOf(position, reader).map(({ name, cells }) => row(name, cells)),
    row('', numbers.map(String)),
    heading(reader, position, names, words),
    '',
    ...legend(position, words),
    state(position, names, words),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function heading(seat: Seat, { sides }: BaoPositionView, names: BySeat<string>, words: BoardWords): string {
  const who = `${shortName(names[seat])} (${words.sides[seat]})`;
  const store = sides[seat].store === 0 ? '' : `${words.store} ${sides[seat].store}`;
  return `  ${who}${store.padStart(Math.max(store.length + 2, INNER - 2 - Array.from(who).length))}`;
}

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The rows of a player, the front one first, each pit 1 to 8. */
function rowsOf({ sides, blocked }: BaoPositionView, seat: Seat): readonly Row[] {
  const side = sides[seat];
  return (['A', 'B'] as const).map((letter) => {
    const name = seat === 'first' ? letter : letter.toLowerCase();
    const seeds = letter === 'A' ? side.front : side.back;
    return { name, cells: seeds.map((count, index) => cell(count, signs(side, `${name}${index + 1}`, blocked))) };
  });
}

type Signs = readonly [before: string, after: string];

function signs(side: BaoSideView, pit: string, blocked: string | null): Signs {
  const isHouse = side.ownsHouse && pit.toUpperCase() === 'A5';
  const [open, close] = side.houseAwake ? ['[', ']'] : ['(', ')'];
  if (pit === blocked) return [isHouse ? open : '', 'x'];
  return isHouse ? [open, close] : ['', ''];
}

function cell(count: number, [before, after]: Signs): string {
  return `${before}${count === 0 ? '.' : count}${after}`;
}

/** A line of eight cells, their last figures one below the other. */
function row(name: string, cells: readonly string[]): string {
  const aligned = cells.map((text) => (/[\d.]$/.test(text) ? `${text} ` : text).padStart(5));
  return `  ${name.padEnd(2)}${aligned.join('')} ${name}`;
}

function legend({ sides, blocked }: BaoPositionView, words: BoardWords): readonly string[] {
  const houses = Object.values(sides).filter(({ ownsHouse }) => ownsHouse);
  return [
    ...(houses.some(({ houseAwake }) => houseAwake) ? [`  [ ] ${words.house}`] : []),
    ...(houses.some(({ houseAwake }) => !houseAwake) ? [`  ( ) ${words.sleepingHouse}`] : []),
    ...(blocked === null ? [] : [`  x   ${words.blocked}`]),
  ];
}

function state({ toMove, outcome }: BaoPositionView, names: BySeat<string>, words: BoardWords): string {
  if (toMove !== null) return `  ${words.toMove(shortName(names[toMove]), words.sides[toMove])}`;
  if (outcome === null) return '';
  return `  ${words.hasWon(shortName(names[outcome.winner]), words.sides[outcome.winner])}`;
}
