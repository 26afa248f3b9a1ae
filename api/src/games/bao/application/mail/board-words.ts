import type { BySeat } from '../../../../kernel/seat.ts';

/** The words beside a drawn board. Names of pits and signs are the same in every language. */
export interface BoardWords {
  /** what the two seats are called, such as `South` */
  readonly sides: BySeat<string>;
  /** what seeds that are not on the board yet lie in, such as `store` */
  readonly store: string;
  /** the legend of the house's brackets, such as `house` */
  readonly house: string;
  /** the legend of the mark of a house that its owner has and that holds fewer than six seeds */
  readonly sleepingHouse: string;
  /** the legend of a pit that may not be emptied */
  readonly blocked: string;
  /** who is to move, such as `Zuhura (North) is to move.` */
  readonly toMove: (name: string, side: string) => string;
  /** who has won, such as `Zuhura (North) has won.` */
  readonly hasWon: (name: string, side: string) => string;
  /** how the rows lie, such as `Rows from above: b, a, A, B.` */
  readonly rows: (names: string) => string;
}

/** The words of English. */
export const ENGLISH_BOARD_WORDS: BoardWords = {
  sides: { first: 'South', second: 'North' },
  store: 'store',
  house: 'house',
  sleepingHouse: 'house with fewer than six seeds',
  blocked: 'may not be emptied',
  toMove: (name, side) => `${name} (${side}) is to move.`,
  hasWon: (name, side) => `${name} (${side}) has won.`,
  rows: (names) => `Rows from above: ${names}.`,
};
