import { otherSeat } from '../../../kernel/seat.ts';
import { proposeDead } from './dead-stones.ts';
import { settledPoints, worth } from './judgement.ts';
import { place } from './place.ts';
import { isEye } from './playout.ts';
import { timesSeen } from './position-key.ts';
import { emptyRows, hasStone, pointsOf } from './stones.ts';
import { toMove } from './turn.ts';
import type { GoMove, GoPosition, Point } from './types.ts';

/** How much less a stone may be worth than the best one and still be chosen, so that bots do not play one game for ever. */
const MARGIN = 1.5;

/** How much less a stone in a settled region is worth: only what takes or saves is still worth playing there. */
const SETTLED = 6;

/**
 * A bot's move: a stone that is not silly, taking and saving before anything else, never a board that was there before, and a
 * pass when no stone is worth it; then the dead stones as they are proposed, once, and accepting what is marked. `draw` (0 to
 * below 1) picks among stones of nearly the same worth. Null when nobody is to move.
 */
export function choose(position: GoPosition, draw: number): GoMove | null {
  const seat = toMove(position);
  const { phase } = position;
  if (seat === null) return null;
  if (phase.kind === 'scoring') {
    const { version } = phase.proposal;
    const dead = version === 0 ? proposeDead(position) : [];
    return dead.length > 0 ? { kind: 'mark', seat, mark: 'dead', points: dead } : { kind: 'accept', seat, version };
  }
  const point = chosenPoint(position, draw);
  return point === null ? { kind: 'pass' } : { kind: 'play', point };
}

function chosenPoint(position: GoPosition, draw: number): Point | null {
  const { stones, settings, turn } = position;
  const settled = settledPoints(position);
  const weighed = pointsOf(emptyRows(stones.first, stones.second, settings.size), settings.size).flatMap((point) => {
    if (isEye(stones[turn], stones[otherSeat(turn)], point)) return [];
    const placed = place(position, point);
    if (!placed.ok || timesSeen(position.seen, placed.value.high, placed.value.low) > 0) return [];
    const value = worth(position, point, placed.value) - (hasStone(settled, settings.size, point) ? SETTLED : 0);
    return value > 0 ? [{ point, value }] : [];
  });
  const best = weighed.reduce((most, { value }) => Math.max(most, value), 0);
  const good = weighed.filter(({ value }) => value >= best - MARGIN);
  return good[Math.floor(draw * good.length)]?.point ?? null;
}
