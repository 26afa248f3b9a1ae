import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { endAgreed } from '../../../rules/formats/approval.ts';
import { A_POINT_A_GAME, FINISHED_GAMES_STAY, TWO_GAMES_A_PAIR } from '../../../rules/formats/pair-rules.ts';
import { orderAgreed, worthAgreed } from '../../../rules/formats/table-order.ts';
import { isUsualWorth } from '../../../rules/standings/game-worth.ts';
import { tieBreakName } from './order.ts';
import { USUAL_TIE_BREAKS, type RoundRobinSettings } from './settings.ts';

/** What is agreed in a round robin, as its settings have it. Source: docs/rules/round-robin.md. */
export function roundRobinAgreed(settings: RoundRobinSettings): readonly AgreedRule[] {
  return [
    {
      title: message('agreed.title.format'),
      text: message('formats.ROUND_ROBIN.agreed.format'),
      rules: ['Round robin 2.1'],
    },
    TWO_GAMES_A_PAIR,
    isUsualWorth(settings) ? A_POINT_A_GAME : worthAgreed(settings, ['Round robin 3.5', 'Common 5.1']),
    settings.tieBreaks.join() === USUAL_TIE_BREAKS.join()
      ? {
          title: message('agreed.title.equalPoints'),
          text: message('formats.ROUND_ROBIN.agreed.equalPoints'),
          rules: ['Round robin 3.1', 'KIBA 9.3'],
        }
      : orderAgreed(settings.tieBreaks.map(tieBreakName), ['Round robin 3.5', 'Common 5.2']),
    ...(isUsualWorth(settings) ? [DRAWN_GAMES] : []),
    { title: message('agreed.title.withdrawal'), text: FINISHED_GAMES_STAY, rules: ['Round robin 2.2', 'KIBA 8.2'] },
    endAgreed(settings.approvalHours),
  ];
}

const DRAWN_GAMES: AgreedRule = {
  title: message('agreed.title.drawnGames'),
  text: message('formats.ROUND_ROBIN.agreed.drawnGames'),
  rules: ['Round robin 3.4'],
  ofDraws: true,
};
