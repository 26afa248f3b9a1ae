/** Which player's own side is below: the first (South, as spectators see it) or the second. */
export type OwareOrientation = 'first' | 'second';

type Seat = 'FIRST' | 'SECOND';

/** Where one house is drawn, in the board's own units. */
export interface HousePlace {
  /** As in the notation: C, d. */
  readonly name: string;
  readonly seat: Seat;
  /** 0 to 5 from the owner's left. */
  readonly index: number;
  /** Drawn in the upper row. */
  readonly far: boolean;
  readonly x: number;
  readonly y: number;
}

/** Where a store is drawn: a trough at the end of the board that is its owner's right. */
export interface StorePlace {
  readonly seat: Seat;
  readonly far: boolean;
  readonly x: number;
}

/** The board with its counts and letters. */
export const BOARD = { width: 800, height: 392, rows: [130, 262], counts: [60, 332], letters: [24, 378] } as const;
/** The board among other boards: the same columns, without what is written around them. */
export const SMALL = { width: 800, height: 272, rows: [70, 202] } as const;
/** Radius of a house's rim. */
export const RADIUS = 47;
/** The troughs of the stores. */
export const TROUGH = { width: 84, height: 226, top: 83 } as const;

const COLUMNS = [0, 1, 2, 3, 4, 5];
const columnX = (column: number): number => 150 + 100 * column;

/** The twelve houses in reading order of the screen: the upper row and the lower one, each from the left. */
export const houseRows = (
  orientation: OwareOrientation,
  rows: readonly [number, number] = BOARD.rows,
): readonly (readonly HousePlace[])[] => {
  const near = orientation === 'first' ? 'FIRST' : 'SECOND';
  const far = near === 'FIRST' ? 'SECOND' : 'FIRST';
  const place = (seat: Seat, isFar: boolean, column: number): HousePlace => {
    const index = isFar ? 5 - column : column;
    const name = (seat === 'FIRST' ? 'ABCDEF' : 'abcdef').charAt(index);
    return { name, seat, index, far: isFar, x: columnX(column), y: rows[isFar ? 0 : 1] };
  };
  return [COLUMNS.map((column) => place(far, true, column)), COLUMNS.map((column) => place(near, false, column))];
};

/** The two stores, that of the upper player first, who has it on the left. */
export const storePlaces = (orientation: OwareOrientation): readonly StorePlace[] => [
  { seat: orientation === 'first' ? 'SECOND' : 'FIRST', far: true, x: 54 },
  { seat: orientation === 'first' ? 'FIRST' : 'SECOND', far: false, x: BOARD.width - 54 },
];
