import type { StoneRows } from './types.ts';
import { emptyRows, fullRow, noStones } from './stones.ts';

/** The points of `rows` that hang together with (x, y), itself included; none if it is not one of them. */
export function regionAt(rows: StoneRows, x: number, y: number): number[] {
  const region = noStones(rows.length);
  const pending: number[] = [y, 1 << x];
  while (pending.length > 0) {
    const start = pending.pop() ?? 0;
    const at = pending.pop() ?? 0;
    const fresh = start & (rows[at] ?? 0) & ~(region[at] ?? 0);
    if (fresh === 0) continue;
    const run = spread(fresh, rows[at] ?? 0);
    region[at] = (region[at] ?? 0) | run;
    if (at > 0) pending.push(at - 1, run);
    if (at + 1 < rows.length) pending.push(at + 1, run);
  }
  return region;
}

/**
 * The chain of (x, y) among `own`, if it has no liberty; else null, found as soon as one liberty is. `other` are the
 * opponent's stones.
 */
export function strangledChain(own: StoneRows, other: StoneRows, x: number, y: number): number[] | null {
  const size = own.length;
  if (touchesEmpty(own, other, spread(1 << x, own[y] ?? 0), y)) return null;
  const chain = noStones(size);
  const pending: number[] = [y, 1 << x];
  while (pending.length > 0) {
    const start = pending.pop() ?? 0;
    const at = pending.pop() ?? 0;
    const fresh = start & (own[at] ?? 0) & ~(chain[at] ?? 0);
    if (fresh === 0) continue;
    const run = spread(fresh, own[at] ?? 0);
    if (touchesEmpty(own, other, run, at)) return null;
    chain[at] = (chain[at] ?? 0) | run;
    if (at > 0) pending.push(at - 1, run);
    if (at + 1 < size) pending.push(at + 1, run);
  }
  return chain;
}

/** Whether (x, y) has an empty neighbour. */
export function hasEmptyNeighbour(own: StoneRows, other: StoneRows, x: number, y: number): boolean {
  return touchesEmpty(own, other, 1 << x, y);
}

/** Whether every chain of both players has a liberty, as on every board that play can reach. */
export function allBreathe(one: StoneRows, other: StoneRows): boolean {
  const empty = emptyRows(one, other, one.length);
  return [one, other].every((stones) => stones.every((row, y) => reaches(stones, empty, row, y)));
}

/** The points next to a region in row y, its own included where they touch each other. */
export function neighbours(region: StoneRows, y: number): number {
  const row = region[y] ?? 0;
  return ((row << 1) | (row >>> 1) | (region[y - 1] ?? 0) | (region[y + 1] ?? 0)) & fullRow(region.length);
}

function reaches(stones: StoneRows, empty: StoneRows, row: number, y: number): boolean {
  for (let rest = row; rest !== 0;) {
    const x = 31 - Math.clz32(rest & -rest);
    const chain = regionAt(stones, x, y);
    if (!empty.some((free, at) => (free & neighbours(chain, at)) !== 0)) return false;
    rest &= ~(chain[y] ?? 0);
  }
  return true;
}

/** `bits` and all bits of `row` that hang together with them. */
function spread(bits: number, row: number): number {
  let run = bits;
  for (;;) {
    const wider = (run | (run << 1) | (run >>> 1)) & row;
    if (wider === run) return run;
    run = wider;
  }
}

function touchesEmpty(own: StoneRows, other: StoneRows, run: number, y: number): boolean {
  const size = own.length;
  const full = (1 << size) - 1;
  if (((run << 1) | (run >>> 1)) & full & ~((own[y] ?? 0) | (other[y] ?? 0))) return true;
  if (y > 0 && run & ~((own[y - 1] ?? 0) | (other[y - 1] ?? 0))) return true;
  return y + 1 < size && (run & ~((own[y + 1] ?? 0) | (other[y + 1] ?? 0))) !== 0;
}
