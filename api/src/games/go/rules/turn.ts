import { otherSeat, SEATS } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { DAY, millis } from '../../../kernel/time.ts';
import type { Agreement } from '../../../rules/games/game.ts';
import { timesCome } from './position-key.ts';
import type { GoMove, GoPosition } from './types.ts';

/** How long the players have to agree on the score, no increment. Source: Go 3.5. */
const TIME_TO_AGREE = millis(3 * DAY);

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

/** Whose act is waited for: the player to move, and whom no result is offered; while the score is agreed everybody who has not accepted. */
export function awaited({ phase, turn }: GoPosition): readonly Seat[] {
  if (phase.kind === 'play') return SEATS.filter((seat) => seat === turn || phase.offer === otherSeat(seat));
  return phase.kind === 'scoring' ? SEATS.filter((seat) => !phase.proposal.accepted[seat]) : [];
}

/** Who makes a move: a stone and a pass are of the player to move, every other act names its own. */
export function mover({ turn }: GoPosition, move: GoMove): Seat {
  return move.kind === 'play' || move.kind === 'pass' ? turn : move.seat;
}

/**
 * While the score is agreed: three days from the second pass; then the player who is waited for first counts as one who disputes
 * the marks, so that the director decides and nobody loses on time. Source: Go 3.5.
 */
export function agreement(position: GoPosition): Agreement<GoMove> | null {
  const seat = toMove(position);
  if (position.phase.kind !== 'scoring' || seat === null) return null;
  return { number: position.resumes + 1, within: TIME_TO_AGREE, overdue: { kind: 'dispute', seat } };
}
