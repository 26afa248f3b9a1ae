import { message, type LetterMessage } from '../../../kernel/message.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import { pitName } from '../rules/layout.ts';
import { taken as seedsTaken } from '../rules/taken.ts';
import type { BaoPosition, BaoTrace } from '../rules/types.ts';

/** A move that was played: its canonical text, the positions around it and its trace. */
export interface PlayedBaoMove {
  readonly notation: string;
  readonly before: BaoPosition;
  readonly after: BaoPosition;
  readonly trace: BaoTrace;
}

const MOST_NAMED = 4;

/** A move's sowing as one sentence: what it took and from where, what became of the nyumba, how far it was sown, where and why it stopped. */
export function baoSummary({ notation, before, after, trace }: PlayedBaoMove): LetterMessage {
  const sown = trace.filter(({ kind }) => kind === 'sow').length;
  const listed = [
    taken(before, trace),
    house(notation, before, trace),
    message('games.BAO.sowing.sown', { n: sown }),
    stopped(before, trace),
    blocked(after),
    won(after),
  ].filter((act) => act !== null);
  return message('games.BAO.sowing.whole', { move: notation, acts: { listed } });
}

function taken(before: BaoPosition, trace: BaoTrace): LetterMessage {
  const enemy = otherSeat(before.turn);
  const pits = [...new Set(trace.flatMap((step) => (step.kind === 'capture' ? [pitName(enemy, step.pit)] : [])))];
  if (pits.length === 0) return message('games.BAO.sowing.tookNothing');
  const named = pits.slice(0, MOST_NAMED).join(', ');
  const all = pits.length > MOST_NAMED ? message('games.BAO.sowing.tookMore', { pits: named }) : named;
  return message('games.BAO.sowing.took', { n: seedsTaken(trace), pits: all });
}

function house(notation: string, before: BaoPosition, trace: BaoTrace): LetterMessage | null {
  if (notation.includes('+')) return message('games.BAO.sowing.playedHouse');
  if (trace.some(({ kind }) => kind === 'tax')) return message('games.BAO.sowing.taxed');
  const isLost = trace.some((step) => step.kind === 'house-lost' && step.seat === before.turn);
  return isLost ? message('games.BAO.sowing.lostHouse') : null;
}

function stopped(before: BaoPosition, trace: BaoTrace): LetterMessage | null {
  const stop = trace.findLast((step) => step.kind === 'stop');
  if (stop === undefined) return null;
  const pit = pitName(before.turn, stop.pit);
  return message(`games.BAO.sowing.stopped.${stop.reason}`, { pit });
}

function blocked(after: BaoPosition): LetterMessage | null {
  return after.blocked === null
    ? null
    : message('games.BAO.sowing.blocked', { pit: pitName(after.turn, after.blocked) });
}

function won({ result }: BaoPosition): LetterMessage | null {
  return result === null
    ? null
    : message('games.BAO.sowing.won', { side: message(`games.BAO.side.${result.winner}`), reason: result.reason });
}
