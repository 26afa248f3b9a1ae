import { message } from '../../../kernel/message.ts';
import { listScore, type NamedScore } from '../../ratings/list-score.ts';
import type { TieBreakRule, TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/**
 * The score of the player list, as it is called here: compared exactly in tenths, shown as a whole number, its rounding as a term of its own.
 * Source: KIBA 3.1, 3.3, 9.4.
 */
export function byListScore(named: NamedScore): TieBreakRule {
  return { ...named, score };
}

function score({ row: { player } }: TieBreakTable): TieBreakScore {
  const { tenths, shown } = listScore(player.elo, player.matches);
  const terms = [
    { text: message('tieBreak.term.elo', { elo: player.elo }), value: player.elo / 10, opponent: null },
    {
      text: message('tieBreak.term.played', { n: player.matches }),
      value: player.matches,
      opponent: null,
    },
  ];
  const rounding = { text: message('tieBreak.term.rounded'), value: (10 * shown - tenths) / 10, opponent: null };
  return { order: tenths, value: shown, terms: rounding.value === 0 ? terms : [...terms, rounding] };
}
