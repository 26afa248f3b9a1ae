import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { A_POINT_A_GAME, FINISHED_GAMES_STAY, TWO_GAMES_A_PAIR } from '../../../rules/formats/pair-rules.ts';

/** What is agreed in a round robin. Source: docs/rules/round-robin.md. */
export const ROUND_ROBIN_AGREED: readonly AgreedRule[] = [
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
];
