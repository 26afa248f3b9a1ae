/** Which player's own side is below: the first (South, as spectators see it) or the second. */
export type BaoOrientation = 'first' | 'second';

/** Where one pit is drawn, in the board's own units (1000 wide). */
export interface PitPlace {
  /** As in the notation: A5, b3. */
  readonly name: string;
  readonly seat: 'FIRST' | 'SECOND';
  readonly row: 'front' | 'back';
  /** 1 to 8 from the owner's left. */
  readonly number: number;
  /** Front pit 5 of either side, where the house is or was. */
  readonly house: boolean;
  /** Drawn in the upper half. */
  readonly far: boolean;
  readonly x: number;
  readonly y: number;
  /** Centre of the number beside the pit, on the owner's outer side. */
  readonly countY: number;
}

/** The measures of a drawing: the board with counts and stores, or the small one without. */
export interface BoardMeasure {
  readonly width: number;
  readonly height: number;
  /** Centres of the rows from the top: far back, far front, near front, near back. */
  readonly rows: readonly [number, number, number, number];
  /** Centres of the counts of those rows. */
  readonly counts: readonly [number, number, number, number];
}

/** The board of the game page. Source: look.md 6, Bao. */
export const FULL: BoardMeasure = {
  width: 1000,
  height: 744,
  rows: [172, 310, 434, 572],
  counts: [105, 239, 506, 638],
};

/** The thumbnail: no counts, no stores. Source: look.md 6, Bao. */
export const SMALL: BoardMeasure = {
  width: 1000,
  height: 472,
  rows: [60, 172, 300, 412],
  counts: [60, 172, 300, 412],
};

/** Radius of a pit's rim; half the side of a house is one less. */
export const PIT_RADIUS = 47;
/** Half the side of a house. */
export const HOUSE_HALF = 46;

/** Centre of the n-th column from the left of the screen, n from 0 to 7. */
export const columnX = (column: number): number => 97.5 + 115 * column;

/** The letters of the rows from the top of the screen: b a A B with South below. */
export const rowLetters = (orientation: BaoOrientation): readonly [string, string, string, string] =>
  orientation === 'first' ? ['b', 'a', 'A', 'B'] : ['B', 'A', 'a', 'b'];

const place = (measure: BoardMeasure, letters: readonly string[], row: number, column: number): PitPlace => {
  const far = row < 2;
  const letter = letters[row] ?? '';
  const number = far ? 8 - column : column + 1;
  const front = row === 1 || row === 2;
  return {
    name: `${letter}${number}`,
    seat: letter === letter.toUpperCase() ? 'FIRST' : 'SECOND',
    row: front ? 'front' : 'back',
    number,
    house: front && number === 5,
    far,
    x: columnX(column),
    y: measure.rows[row] ?? 0,
    countY: measure.counts[row] ?? 0,
  };
};

/** The 32 pits in reading order of the screen: four rows from the top, each from the left. */
export const pitRows = (
  orientation: BaoOrientation,
  measure: BoardMeasure = FULL,
): readonly (readonly PitPlace[])[] => {
  const letters = rowLetters(orientation);
  return [0, 1, 2, 3].map((row) => [0, 1, 2, 3, 4, 5, 6, 7].map((column) => place(measure, letters, row, column)));
};

/** The same 32 pits by name. */
export const pitsByName = (rows: readonly (readonly PitPlace[])[]): ReadonlyMap<string, PitPlace> =>
  new Map(rows.flat().map((pit) => [pit.name, pit]));
