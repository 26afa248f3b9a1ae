import { kibaScore } from '../../ratings/kiba-score.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/**
 * The KIBA score: compared exactly in tenths, shown as a whole number, its rounding as a term of its own.
 * Source: KIBA 3.1, 3.3, 9.4.
 */
export function kiba({ row: { player } }: TieBreakTable): TieBreakScore {
  const { tenths, shown } = kibaScore(player.elo, player.matches);
  const terms = [
    { text: `Elo ${player.elo} ÷ 10`, value: player.elo / 10, opponent: null },
    {
      text: `${player.matches} ${player.matches === 1 ? 'game' : 'games'} played`,
      value: player.matches,
      opponent: null,
    },
  ];
  const rounding = { text: 'rounded', value: (10 * shown - tenths) / 10, opponent: null };
  return { order: tenths, value: shown, terms: rounding.value === 0 ? terms : [...terms, rounding] };
}
