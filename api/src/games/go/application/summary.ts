import { otherSeat } from '../../../kernel/seat.ts';
import { pointName, sideName } from '../rules/point-text.ts';
import { timesCome } from '../rules/position-key.ts';
import { score, scoreText } from '../rules/score.ts';
import { mover } from '../rules/turn.ts';
import type { GoMove, GoPosition, GoTrace, Mark } from '../rules/types.ts';

/** A move that was played: the positions around it, and what it did on the board. */
export interface PlayedGoMove {
  readonly move: GoMove;
  readonly before: GoPosition;
  readonly after: GoPosition;
  readonly trace: GoTrace;
}

/** A move of go as one English sentence: who did what, what it took, and what the game is waiting for then. */
export function goSummary(played: PlayedGoMove): string {
  const { move, before, after } = played;
  const who = sideName(mover(before, move));
  const { phase } = after;
  if (phase.kind === 'adjudication' && phase.appeal === 'repetition' && move.kind !== 'dispute') {
    return `${who} ${act(played)}: the board was like this ${timesCome(after.seen)} times, and the director decides.`;
  }
  return `${who} ${act(played)}${end(played)}.`;
}

const MARKED: Readonly<Record<Mark, string>> = {
  dead: 'marked as dead',
  alive: 'marked as alive',
  neutral: 'marked as neutral',
  open: 'marked as not neutral',
};

function act({ move, before, trace }: PlayedGoMove): string {
  const { size } = before.settings;
  switch (move.kind) {
    case 'play': {
      const taken = trace.captured.length;
      const stones = taken === 1 ? '1 stone' : `${taken} stones`;
      return `${pointName(size, move.point)}${taken === 0 ? '' : `, took ${stones}`}`;
    }
    case 'pass':
      return 'passed';
    case 'mark':
      return `${MARKED[move.mark]} ${move.points.map((point) => pointName(size, point)).join(', ')}`;
    case 'accept':
      return 'accepted the marks as they stand';
    case 'resume':
      return 'resumed play';
    case 'dispute':
      return 'asked the director';
    case 'no-result':
      return before.phase.kind === 'play' && before.phase.offer !== null
        ? 'accepted that there is no result'
        : 'offered no result';
  }
}

function end({ move, after }: PlayedGoMove): string {
  const { phase } = after;
  if (phase.kind === 'scoring' && move.kind === 'pass') return ': both have passed, the score is to be agreed';
  if (phase.kind === 'agreed') return `: the score is ${scoreText(score(after, phase.proposal))}`;
  if (move.kind === 'resume') return `: ${sideName(otherSeat(move.seat))} is to move`;
  return '';
}
