import { proposeDead } from './dead-stones.ts';
import { drawsFrom, randomPoint } from './playout.ts';
import { toMove } from './turn.ts';
import type { GoMove, GoPosition } from './types.ts';

/**
 * A bot's move: any point but an own eye, a pass when there is none; then the dead stones as they are proposed, once, and
 * accepting what is marked. `draw` is from 0 to below 1. Null when nobody is to move.
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
  const point = randomPoint(position, drawsFrom(Math.floor(draw * 2 ** 32)));
  return point === null ? { kind: 'pass' } : { kind: 'play', point };
}
