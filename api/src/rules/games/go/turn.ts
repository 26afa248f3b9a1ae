import { otherSeat, SEATS } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { timesCome } from './position-key.ts';
import type { GoPosition } from './types.ts';

/**
 * Whose move is waited for: in play the player whose turn it is; while the score is agreed a player who has not accepted, the one
 * whose turn it would be first; null when the game is over or with the director.
 */
export function toMove({ phase, turn }: GoPosition): Seat | null {
  if (phase.kind === 'play') return turn;
  if (phase.kind !== 'scoring') return null;
  return phase.proposal.accepted[turn] ? otherSeat(turn) : turn;
}

/** The players who may act now: one in play, both where a repetition may be ended and while the score is agreed; else none. */
export function actors(position: GoPosition): readonly Seat[] {
  const { phase, turn, seen } = position;
  if (phase.kind === 'play') return phase.offer === null && timesCome(seen) < 2 ? [turn] : SEATS;
  return phase.kind === 'scoring' ? SEATS : [];
}
