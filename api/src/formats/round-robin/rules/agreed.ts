import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { endAgreed } from '../../../rules/formats/approval.ts';
import { A_POINT_A_GAME, FINISHED_GAMES_STAY, TWO_GAMES_A_PAIR } from '../../../rules/formats/pair-rules.ts';
import type { RoundRobinSettings } from './settings.ts';

/** What is agreed in a round robin, as its settings have it. Source: docs/rules/round-robin.md. */
export function roundRobinAgreed({ approvalHours }: RoundRobinSettings): readonly AgreedRule[] {
  return [
    {
      title: message('agreed.title.format'),
      text: message('formats.ROUND_ROBIN.agreed.format'),
      rules: ['Round robin 2.1'],
    },
    TWO_GAMES_A_PAIR,
    A_POINT_A_GAME,
    {
      title: message('agreed.title.equalPoints'),
      text: message('formats.ROUND_ROBIN.agreed.equalPoints'),
      rules: ['Round robin 3.1', 'KIBA 9.3'],
    },
    {
      title: message('agreed.title.drawnGames'),
      text: message('formats.ROUND_ROBIN.agreed.drawnGames'),
      rules: ['Round robin 3.4'],
      ofDraws: true,
    },
    { title: message('agreed.title.withdrawal'), text: FINISHED_GAMES_STAY, rules: ['Round robin 2.2', 'KIBA 8.2'] },
    endAgreed(approvalHours),
  ];
}
