import { message, type Message } from '../../../kernel/message.ts';
import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { pointName } from '../rules/point-text.ts';
import { timesCome } from '../rules/position-key.ts';
import { score, scoreText } from '../rules/score.ts';
import { mover } from '../rules/turn.ts';
import type { GoMove, GoPosition, GoTrace } from '../rules/types.ts';

/** A move that was played: the positions around it, and what it did on the board. */
export interface PlayedGoMove {
  readonly move: GoMove;
  readonly before: GoPosition;
  readonly after: GoPosition;
  readonly trace: GoTrace;
}

/** A move of go as one sentence: who did what, what it took, and what the game is waiting for then. */
export function goSummary(played: PlayedGoMove): Message {
  const { move, after } = played;
  const { phase } = after;
  const done = act(played);
  if (phase.kind === 'adjudication' && phase.appeal === 'repetition' && move.kind !== 'dispute')
    return message('games.GO.summary.repeated', { done, n: timesCome(after.seen) });
  if (phase.kind === 'scoring' && move.kind === 'pass') return message('games.GO.summary.toAgree', { done });
  if (phase.kind === 'agreed')
    return message('games.GO.summary.agreed', { done, score: scoreText(score(after, phase.proposal)) });
  if (move.kind === 'resume') return message('games.GO.summary.toMove', { done, side: side(otherSeat(move.seat)) });
  return message('games.GO.summary.whole', { done });
}

function act({ move, before, trace }: PlayedGoMove): Message {
  const { size } = before.settings;
  const who = side(mover(before, move));
  switch (move.kind) {
    case 'play':
      return message('games.GO.summary.played', { who, point: pointName(size, move.point), n: trace.captured.length });
    case 'mark': {
      const points = move.points.map((point) => pointName(size, point)).join(', ');
      return message(`games.GO.summary.marked.${move.mark}`, { who, points });
    }
    case 'no-result': {
      const isAccepted = before.phase.kind === 'play' && before.phase.offer !== null;
      return message(`games.GO.summary.${isAccepted ? 'acceptedNoResult' : 'offeredNoResult'}`, { who });
    }
    case 'pass':
    case 'accept':
    case 'resume':
    case 'dispute':
      return message(`games.GO.summary.${move.kind}`, { who });
  }
}

function side(seat: Seat): Message {
  return message(`games.GO.side.${seat}`);
}
