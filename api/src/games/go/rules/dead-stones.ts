import { otherSeat, SEATS } from '../../../kernel/seat.ts';
import { chainOf } from './agreement.ts';
import { bentFours } from './bent-four.ts';
import { neighbours } from './chain.ts';
import { chainHeads } from './moves.ts';
import { drawsFrom, playOut } from './playout.ts';
import { hasStone } from './stones.ts';
import type { GoPosition, Point, StoneRows } from './types.ts';

/** How many games are played out, half of them begun by each player. */
const GAMES = 40;

/** The part of games in which a chain must end as the opponent's to be proposed as dead. */
const SURELY = 0.75;

/**
 * Dead stones as a proposal, never a decision: chains whose points end as the opponent's in most games played on at random, and
 * those around a bent four in the corner. Whole chains, points in rising order. The draws follow from the board alone, so the
 * same board gives the same proposal. It is no reader of seki, and a person must look. Costs milliseconds on a full board of 19x19, a tenth of a second on an
 * empty one.
 */
export function proposeDead(position: GoPosition): readonly Point[] {
  const { size } = position.settings;
  const draws = drawsFrom(position.seen.high ^ (position.seen.low << 8));
  const lost = new Map<Point, number>(chainHeads(position).map((head) => [head, 0]));
  for (let game = 0; game < GAMES; game++) {
    const turn = SEATS[game % 2] ?? 'first';
    const end = playOut({ ...position, turn, ko: null }, draws);
    for (const [head, times] of lost) {
      const owner = hasStone(position.stones.first, size, head) ? 'first' : 'second';
      if (isHeldBy(end.stones[otherSeat(owner)], end.stones[owner], head)) lost.set(head, times + 1);
    }
  }
  const played = [...lost].filter(([, times]) => times >= SURELY * GAMES).flatMap(([head]) => chain(position, head));
  const ruled = bentFours(position);
  const alive = new Set(ruled.flatMap((one) => one.alive));
  const dead = new Set([...played.filter((point) => !alive.has(point)), ...ruled.flatMap((one) => one.dead)]);
  return [...dead].sort((one, other) => one - other);
}

function isHeldBy(enemy: StoneRows, own: StoneRows, point: Point): boolean {
  const size = own.length;
  if (hasStone(own, size, point)) return false;
  if (hasStone(enemy, size, point)) return true;
  const y = Math.floor(point / size);
  const alone = Array.from({ length: size }, (_row, at) => (at === y ? 1 << (point - y * size) : 0));
  return !own.some((row, at) => (row & neighbours(alone, at)) !== 0);
}

function chain(position: GoPosition, head: Point): readonly Point[] {
  const found = chainOf(position, head);
  return found.ok ? found.value : [];
}
