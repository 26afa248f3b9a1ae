import type { FormatState } from '../../../rules/formats/format.ts';
import { message, type Message } from '../../../kernel/message.ts';
import { inHalves } from '../../../rules/standings/game-worth.ts';
import type { PairOrder } from '../../../rules/standings/pair-standings.ts';
import { TIE_BREAKS } from '../../../rules/standings/tie-breaks/index.ts';
import { byListScore } from '../../../rules/standings/tie-breaks/list-score.ts';
import type { RoundRobinSettings, RoundRobinTieBreak } from './settings.ts';

/** The order of a table by its settings: the score of the list separates nobody in a game that has none. Source: Round robin 3.1, 3.5. */
export function roundRobinOrder(
  settings: RoundRobinSettings,
  { listScore }: Pick<FormatState, 'listScore'>,
): PairOrder {
  const rules = settings.tieBreaks.flatMap((code) => {
    if (code !== 'LIST_SCORE') return [TIE_BREAKS[code]];
    return listScore === undefined ? [] : [byListScore(listScore)];
  });
  return { rules, worth: inHalves(settings) };
}

/** What a tie-break is called where no table is. */
export function tieBreakName(code: RoundRobinTieBreak): Message {
  return code === 'LIST_SCORE' ? message('tieBreak.name.LIST_SCORE') : TIE_BREAKS[code].name;
}
