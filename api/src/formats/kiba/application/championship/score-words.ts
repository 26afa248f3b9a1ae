import { shownScore, type ListScore } from '../../../../rules/ratings/list-score.ts';
import type { ScoreTerm } from '../../rules/championship/tournament-score.ts';

/** A summand of championship points in words: `5 games won in the qualification`. */
export function termText({ from, won }: ScoreTerm): string {
  if (from === 'CHAMPION') return 'champion of the tournament';
  return `${won} ${won === 1 ? 'game' : 'games'} won in ${STAGES[from]}`;
}

const STAGES = { QUALIFICATION: 'the qualification', SEMIFINAL: 'the semi-finals', FINAL: 'the final' } as const;

/** A KIBA score from its tenths. */
export function shownTenths(tenths: number): ListScore {
  return { tenths, shown: shownScore(tenths) };
}
