import { otherSeat } from '../../../kernel/seat.ts';
import { pitName } from '../rules/layout.ts';
import { taken as seedsTaken } from '../rules/taken.ts';
import type { BaoPosition, BaoTrace, StopReason } from '../rules/types.ts';

/** A move that was played: its canonical text, the positions around it and its trace. */
export interface PlayedBaoMove {
  readonly notation: string;
  readonly before: BaoPosition;
  readonly after: BaoPosition;
  readonly trace: BaoTrace;
}

const MOST_NAMED = 3;
const SIDES = { first: 'South', second: 'North' } as const;

/** A move's sowing as one English sentence: what it took, the house, how far it was sown, where and why it stopped. */
export function baoSummary({ notation, before, after, trace }: PlayedBaoMove): string {
  const acts = [taken(before, trace), house(notation, before, trace)].filter((act) => act !== null);
  const sown = trace.filter(({ kind }) => kind === 'sow').length;
  const seeds = `${sown} ${sown === 1 ? 'seed' : 'seeds'} sown`;
  const ends = [seeds, stopped(before, trace), block(after), outcome(after)].filter((end) => end !== null);
  return `${notation} ${acts.join(', ')}: ${ends.join(', ')}.`;
}

function taken(before: BaoPosition, trace: BaoTrace): string {
  const captures = trace.filter((step) => step.kind === 'capture');
  if (captures.length === 0) return 'took nothing';
  const enemy = otherSeat(before.turn);
  const named = captures.slice(0, MOST_NAMED).map(({ seeds, pit }) => `${seeds} from ${pitName(enemy, pit)}`);
  if (captures.length <= MOST_NAMED) return `took ${named.join(', then ')}`;
  return `took ${seedsTaken(trace)} in ${captures.length} harvests, the first ${named[0]}`;
}

function house(notation: string, before: BaoPosition, trace: BaoTrace): string | null {
  if (notation.includes('+')) return 'reached the house and played it';
  if (trace.some(({ kind }) => kind === 'tax')) return 'taxed the house';
  const isLost = trace.some((step) => step.kind === 'house-lost' && step.seat === before.turn);
  return isLost ? 'gave up the house' : null;
}

function stopped(before: BaoPosition, trace: BaoTrace): string | null {
  const stop = trace.findLast((step) => step.kind === 'stop');
  return stop === undefined ? null : `stopped in ${pitName(before.turn, stop.pit)}${WHY[stop.reason]}`;
}

const WHY: Readonly<Record<StopReason, string>> = {
  empty: ', which was empty',
  house: ', the house',
  blocked: ', which is blocked',
  'bao-hamna': ' as no seed was left in the front row opposite',
};

function block(after: BaoPosition): string | null {
  return after.blocked === null ? null : `${pitName(after.turn, after.blocked)} is blocked`;
}

function outcome({ result }: BaoPosition): string | null {
  return result === null ? null : `${SIDES[result.winner]} wins (${result.reason})`;
}
