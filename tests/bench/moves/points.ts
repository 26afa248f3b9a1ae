const SIZE = 19;
const COLUMNS = 'abcdefghjklmnopqrst';

/** Points of a large board of go of which no two are neighbours, so that nothing is ever taken. */
export const POINTS = Array.from(
  { length: SIZE * SIZE },
  (_, point) => [point % SIZE, Math.floor(point / SIZE)] as const,
)
  .filter(([column, row]) => (column + row) % 2 === 0)
  .map(([column, row]) => `${COLUMNS[column]}${row + 1}`);
