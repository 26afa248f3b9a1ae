/** A point of the board: where it is, and what it is called. */
export interface GoPoint {
  /** As the API writes it: a letter without I from the left, a number from below; Q16. */
  readonly name: string;
  /** 0 is the left edge. */
  readonly column: number;
  /** 0 is the upper edge. */
  readonly row: number;
  /** In units of the drawing. */
  readonly x: number;
  readonly y: number;
}

/** Between two lines, in units of the drawing. Source: look.md 6, Go. */
export const PITCH = 20;
/** From the edge of the wood to the first line on a small drawing, without coordinates. */
export const SMALL_MARGIN = 14;
/** The same with room for coordinates, which are as large on every board: 23 on 19x19. */
export const wideMargin = (size: number): number => 13 + (10 * (size - 1)) / 18;

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** The letter of a column, counted from 0 at the left; there is no I. */
export const columnLetter = (column: number): string => LETTERS.charAt(column);

/** Width and height of the drawing of a board with so many lines. */
export const boardSide = (size: number, margin = wideMargin(size)): number => (size - 1) * PITCH + 2 * margin;

/** The point of a name, or null where the board has none. */
export function goPoint(name: string, size: number, margin = wideMargin(size)): GoPoint | null {
  const column = LETTERS.indexOf(name.charAt(0).toUpperCase());
  const number = Number(name.slice(1));
  const row = size - number;
  if (name === '' || column < 0 || column >= size || !Number.isInteger(number) || row < 0 || row >= size) return null;
  return { name, column, row, x: margin + column * PITCH, y: margin + row * PITCH };
}

/** Every point in reading order: rows from the top, each from the left. */
export const pointRows = (size: number, margin = wideMargin(size)): readonly (readonly GoPoint[])[] =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_column, column) => ({
      name: `${columnLetter(column)}${size - row}`,
      column,
      row,
      x: margin + column * PITCH,
      y: margin + row * PITCH,
    })),
  );

const dots = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** One path of zero-length strokes: with round caps all stones of a colour, or all star points. */
export const dotsPath = (names: readonly string[], size: number, margin = wideMargin(size)): string =>
  dots(names.flatMap((name) => goPoint(name, size, margin) ?? []));

/** One path of squares of that side, each around its point. */
export const squaresPath = (names: readonly string[], size: number, side: number): string =>
  names
    .flatMap((name) => goPoint(name, size) ?? [])
    .map(({ x, y }) => `M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`)
    .join('');

/** One path of both diagonals of a square of that side around each point. */
export const crossesPath = (names: readonly string[], size: number, side: number): string =>
  names
    .flatMap((name) => goPoint(name, size) ?? [])
    .map(({ x, y }) => {
      const [left, top] = [x - side / 2, y - side / 2];
      return `M${left} ${top}l${side} ${side}M${left + side} ${top}l${-side} ${side}`;
    })
    .join('');

/** One path of triangles that stand on their base, each with its corners so far from its point. */
export const trianglesPath = (names: readonly string[], size: number, radius: number): string => {
  const half = radius * Math.cos(Math.PI / 6);
  return names
    .flatMap((name) => goPoint(name, size) ?? [])
    .map(({ x, y }) => `M${x} ${y - radius}l${half} ${1.5 * radius}h${-2 * half}z`)
    .join('');
};

/** All lines of the board as one path. */
export const linesPath = (size: number, margin = wideMargin(size)): string => {
  const last = margin + (size - 1) * PITCH;
  return Array.from({ length: size }, (_, index) => margin + index * PITCH)
    .map((at) => `M${at} ${margin}V${last}M${margin} ${at}H${last}`)
    .join('');
};

/** The star points by custom: the third line up to 11x11, the fourth above; sides from 15x15, the centre of odd boards. */
export const starPoints = (size: number): readonly string[] => {
  if (size < 7) return size % 2 === 1 ? [`${columnLetter((size - 1) / 2)}${(size + 1) / 2}`] : [];
  const near = size > 11 ? 3 : 2;
  const far = size - 1 - near;
  const middle = (size - 1) / 2;
  const all = [near, middle, far].flatMap((column) => [near, middle, far].map((row) => [column, row] as const));
  return all
    .filter(([column, row]) => {
      const centred = Number(column === middle) + Number(row === middle);
      return size % 2 === 0 ? centred === 0 : centred !== 1 || size >= 15;
    })
    .map(([column, row]) => `${columnLetter(column)}${size - row}`);
};
