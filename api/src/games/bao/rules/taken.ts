import type { BaoTrace } from './types.ts';

/** The seeds that a move took from the opponent's front row, all its captures together; 0 for a kutakata. */
export function taken(trace: BaoTrace): number {
  return trace.reduce((seeds, step) => (step.kind === 'capture' ? seeds + step.seeds : seeds), 0);
}
