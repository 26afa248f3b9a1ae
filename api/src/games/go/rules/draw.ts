import { pointName, seatLetter } from './point-text.ts';
import { hasStone } from './stones.ts';
import type { GoPosition } from './types.ts';

/** The board in lines of equal widths: rows from the top with their numbers, X Black, O White, the columns below, and who is to move. */
export function draw({ settings: { size }, stones, turn, captures }: GoPosition): string {
  const indexes = Array.from({ length: size }, (_index, at) => at);
  const rows = indexes.map((y) => {
    const points = indexes.map((x) => {
      if (hasStone(stones.first, size, y * size + x)) return 'X';
      return hasStone(stones.second, size, y * size + x) ? 'O' : '.';
    });
    return `${String(size - y).padStart(2)} ${points.join(' ')}`;
  });
  const columns = `   ${indexes.map((x) => pointName(size, x).slice(0, 1)).join(' ')}`;
  return [...rows, columns, `${seatLetter(turn)}; prisoners of B ${captures.first}, W ${captures.second}`].join('\n');
}
