import type { DecidedGame } from './format.ts';

/** Whether a decided game counts as one that was not played: forfeited, or lost by who has withdrawn. Source: Common 5.1, Swiss 4.4. */
export function isForfeited({ how }: Pick<DecidedGame, 'how'>): boolean {
  return how === 'FORFEIT' || how === 'WITHDRAWAL';
}
