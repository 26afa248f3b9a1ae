import { otherSeat } from '../../../kernel/seat.ts';
import { menOn, pips } from './board.ts';
import { boardOf } from './match.ts';
import { legalPlays } from './plays.ts';
import { BAR, POINTS } from './types.ts';
import type { BackgammonMove, BackgammonPosition, Board } from './types.ts';

/** How far behind, in parts of the other's pips, a bot still takes. */
const TAKES_WITHIN = 1.15;

/**
 * A bot's move: the play that leaves the fewest men to be hit, holds the most points and hits the most, `draw` (0 to below 1) picking among equals; it
 * takes unless it is far behind, and never doubles. Null where nothing but dice is awaited, and when the match is over.
 */
export function choose(position: BackgammonPosition, draw: number): BackgammonMove | null {
  const { phase, men, turn } = position;
  if (phase.kind === 'doubled') {
    return pips(men[otherSeat(turn)]) <= TAKES_WITHIN * pips(men[turn]) ? { kind: 'take' } : { kind: 'drop' };
  }
  if (phase.kind !== 'play') return null;
  const plays = legalPlays(boardOf(position), phase.dice).map(({ steps, after }) => ({ steps, worth: worthOf(after) }));
  const best = Math.max(...plays.map(({ worth }) => worth));
  const equals = plays.filter(({ worth }) => worth === best);
  const steps = equals[Math.floor(draw * equals.length)]?.steps;
  return steps === undefined ? null : { kind: 'play', steps };
}

/** How good a board is for who has just played. */
function worthOf({ mover, other }: Board): number {
  const furthest = other.findLastIndex((count) => count > 0) + 1;
  let worth = pips(other) - pips(mover);
  for (let point = 1; point <= POINTS; point++) {
    const count = menOn(mover, point);
    const isSeen = BAR - point < furthest;
    if (count === 1 && isSeen) worth -= 4 + (BAR - point) / 4;
    if (count > 1 && isSeen) worth += point <= 7 ? 5 : 2;
  }
  return worth;
}
