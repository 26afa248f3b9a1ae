import { goPoint, pointRows } from './places.ts';

/** The next point of a board from another in a direction of which this is true; null when there is none. */
export function nextPoint(
  from: string,
  { size, columns, rows }: { readonly size: number; readonly columns: number; readonly rows: number },
  isOpen: (point: string) => boolean,
): string | null {
  const start = goPoint(from, size);
  const board = pointRows(size);
  for (let step = 1; start && step < size; step += 1) {
    const next = board[start.row + rows * step]?.[start.column + columns * step];
    if (next && isOpen(next.name)) return next.name;
  }
  return null;
}
