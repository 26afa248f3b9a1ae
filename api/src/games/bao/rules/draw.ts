import { FRONT, RING } from './layout.ts';
import type { BaoPosition } from './types.ts';

/** The board in lines of equal widths: both rows of both players as South sees them, an empty pit a point, and what is in store. */
export function draw({ pits, store }: BaoPosition): string {
  const [front, back] = rowsOf(pits.first);
  const [otherFront, otherBack] = rowsOf(pits.second).map((row) => row.toReversed());
  const rows = [line('b', otherBack), line('a', otherFront), line('A', front), line('B', back)];
  const kept = store.first + store.second === 0 ? [] : [`South ${store.first}, North ${store.second}`];
  return [...rows, ...kept].join('\n');
}

/** The rows of a ring, front first, each from pit 1 to 8. */
function rowsOf(ring: readonly number[]): readonly [front: readonly number[], back: readonly number[]] {
  return [ring.slice(0, FRONT), ring.slice(FRONT, RING).toReversed()];
}

function line(name: string, seeds: readonly number[] = []): string {
  return `${name} ${seeds.map((count) => (count === 0 ? '.' : String(count)).padStart(3)).join('')}`;
}
