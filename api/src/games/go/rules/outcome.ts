import type { Outcome } from '../../../rules/games/game.ts';
import { score, scoreText } from './score.ts';
import type { GoPosition, GoReason } from './types.ts';

/** How the board ended the game, one point of value: by the agreed score, by jigo, or without result; null while it has not. */
export function outcome(position: GoPosition): (Outcome & { readonly reason: GoReason }) | null {
  const { phase } = position;
  if (phase.kind === 'no-result') return { winner: null, reason: 'no-result', value: 1 };
  if (phase.kind !== 'agreed') return null;
  const counted = score(position, phase.proposal);
  const { winner } = counted;
  const text = scoreText(counted);
  if (winner === null) return { winner, isDrawn: true, reason: 'jigo', value: 1, score: text };
  return { winner, reason: 'score', value: 1, score: text };
}
