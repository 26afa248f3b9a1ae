import { boardText } from './position-text.ts';
import type { OwarePosition } from './types.ts';

/**
 * A position as one line: houses, stores, who is to move (`S` or `N`), how the game ended (`-`: it goes on) and the boards since the
 * last capture (`-`: none). Source: Oware 6.3.
 */
export function encode({ houses, stores, turn, seen, end }: OwarePosition): string {
  const boards = seen.length === 0 ? '-' : seen.join(';');
  return `${boardText(houses)} ${stores.first},${stores.second} ${turn === 'first' ? 'S' : 'N'} ${end ?? '-'} ${boards}`;
}
