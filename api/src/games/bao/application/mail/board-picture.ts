import type { BySeat, Seat } from '../../../../kernel/seat.ts';
import { otherSeat } from '../../../../kernel/seat.ts';
import type { BaoPositionView } from '../view.ts';
import { boardDrawing, DRAWING, type PicturedBoard } from './board-drawing.ts';
import type { DrawnBoard } from './board-text.ts';
import { stampedPng } from '../../../../application/mail/stamped-picture.ts';
import { ENGLISH_BOARD_WORDS, type BoardWords } from './board-words.ts';

const POINTS = 720;

/** The size at which a mail shows the picture, which has half as many points again each way for fine screens. */
export const PICTURE_SIZE = { width: 480, height: Math.round((480 * DRAWING.height) / DRAWING.width) } as const;

/** The board as a PNG 720 points wide, some 25 kB. */
export function boardPicture(board: PicturedBoard): Promise<Uint8Array> {
  return stampedPng(boardDrawing(board), POINTS);
}

/** What the picture shows, for who does not see it: the seeds of every row from its owner's left, and the stores. */
export function pictureText({ position, reader, names, words = ENGLISH_BOARD_WORDS }: DrawnBoard): string {
  return [otherSeat(reader), reader].map((seat) => rowsText(position, seat, { names, words })).join(' ');
}

interface Sayings {
  readonly names: BySeat<string>;
  readonly words: BoardWords;
}

function rowsText({ sides }: BaoPositionView, seat: Seat, { names, words }: Sayings): string {
  const { front, back, store } = sides[seat];
  const [a, b] = seat === 'first' ? ['A', 'B'] : ['a', 'b'];
  const kept = store === 0 ? '' : `, + ${store}`;
  return `${names[seat]} (${words.sides[seat]}): ${a} ${front.join(' ')}, ${b} ${back.join(' ')}${kept}.`;
}
