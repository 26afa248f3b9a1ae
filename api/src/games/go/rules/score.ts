import { halfPoints } from '../../../kernel/points.ts';
import type { HalfPoints } from '../../../kernel/points.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import { neighbours, regionAt } from './chain.ts';
import { countStones, emptyRows, noStones, pointsOf, rowsOf, withoutRows } from './stones.ts';
import type { GoPosition, GoProposal, Point, StoneRows } from './types.ts';

/** What one player has: empty points of his own, prisoners (taken in play and dead), living stones; points in rising order. */
export interface SideScore {
  readonly territory: readonly Point[];
  readonly prisoners: number;
  readonly stones: number;
  /** What counts by the rules of the game, komi included. */
  readonly total: HalfPoints;
}

/** The count of a board; `winner` null is a jigo, `margin` how much the winner leads by. */
export interface GoScore {
  readonly sides: BySeat<SideScore>;
  readonly winner: Seat | null;
  readonly margin: HalfPoints;
}

/**
 * The count of a board with these marks: dead stones come off, empty regions that touch one colour only belong to it, neutral points to
 * nobody. Japanese: territory and prisoners; area: territory and living stones. Source: Go 4.
 */
export function score(position: GoPosition, { dead, neutral }: Pick<GoProposal, 'dead' | 'neutral'>): GoScore {
  const { settings, stones, captures } = position;
  const removed = rowsOf(dead, settings.size);
  const living = { first: withoutRows(stones.first, removed), second: withoutRows(stones.second, removed) };
  const territory = territories(living, rowsOf(neutral, settings.size));
  const side = (seat: Seat, enemy: Seat): SideScore => {
    const own = pointsOf(territory[seat], settings.size);
    const prisoners = captures[seat] + countStones(stones[enemy]) - countStones(living[enemy]);
    const standing = countStones(living[seat]);
    const counted = own.length + (settings.rules === 'JAPANESE' ? prisoners : standing);
    const komi = seat === 'second' ? settings.komi : 0;
    return { territory: own, prisoners, stones: standing, total: halfPoints(2 * counted + komi) };
  };
  const sides = { first: side('first', 'second'), second: side('second', 'first') };
  const lead = sides.first.total - sides.second.total;
  const winner = lead > 0 ? 'first' : 'second';
  return { sides, winner: lead === 0 ? null : winner, margin: halfPoints(Math.abs(lead)) };
}

/** A result as records write it: `B+3.5`, `W+0.5`, `0` for a jigo. Source: Go 5. */
export function scoreText({ winner, margin }: GoScore): string {
  return winner === null ? '0' : `${winner === 'first' ? 'B' : 'W'}+${margin / 2}`;
}

function territories(living: BySeat<StoneRows>, neutral: StoneRows): BySeat<StoneRows> {
  const size = neutral.length;
  const empty = emptyRows(living.first, living.second, size);
  const owned = { first: noStones(size), second: noStones(size) };
  for (let rest = empty; ;) {
    const [head] = pointsOf(rest, size);
    if (head === undefined) break;
    const y = Math.floor(head / size);
    const region = regionAt(empty, head - y * size, y);
    rest = withoutRows(rest, region);
    const owner = onlyNeighbour(living, region);
    if (owner !== null) for (const [at, row] of region.entries()) owned[owner][at] = (owned[owner][at] ?? 0) | row;
  }
  return { first: withoutRows(owned.first, neutral), second: withoutRows(owned.second, neutral) };
}

/** The one player whose stones a region touches; null if it touches both or none. */
function onlyNeighbour(living: BySeat<StoneRows>, region: StoneRows): Seat | null {
  const touches = (seat: Seat) => living[seat].some((row, y) => (row & neighbours(region, y)) !== 0);
  const first = touches('first');
  if (first === touches('second')) return null;
  return first ? 'first' : 'second';
}
