import { message, type Message } from '../../../../kernel/message.ts';
import { shownScore, type ListScore } from '../../../../rules/ratings/list-score.ts';
import type { ScoreTerm } from '../../rules/championship/tournament-score.ts';

/** A summand of championship points in words: `5 games won in the qualification`. */
export function termMessage({ from, won }: ScoreTerm): Message {
  if (from === 'CHAMPION') return message('formats.KIBA.championship.term.CHAMPION');
  return message(`formats.KIBA.championship.term.${from}`, { n: won });
}

/** A KIBA score from its tenths. */
export function shownTenths(tenths: number): ListScore {
  return { tenths, shown: shownScore(tenths) };
}
