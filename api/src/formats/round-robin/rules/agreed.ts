import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { A_POINT_A_GAME, FINISHED_GAMES_STAY, TWO_GAMES_A_PAIR } from '../../../rules/formats/pair-rules.ts';

/** What is agreed in a round robin. Source: docs/rules/round-robin.md. */
export const ROUND_ROBIN_AGREED: readonly AgreedRule[] = [
  {
    title: 'Format',
    text: 'Round robin in one group: everybody meets everybody, by the Berger table. All games are played at the same time.',
    rules: ['Round robin 2.1'],
  },
  TWO_GAMES_A_PAIR,
  A_POINT_A_GAME,
  {
    title: 'Equal points',
    text: 'Neustadtl decides, then, in a game that has one besides the Elo, the score of the players; whom nothing separates share the rank.',
    rules: ['Round robin 3.1', 'KIBA 9.3'],
  },
  {
    title: 'Drawn games',
    text: 'Each player of a drawn game gets half a point; it counts half of a game won in Neustadtl.',
    rules: ['Round robin 3.4'],
    ofDraws: true,
  },
  { title: 'Withdrawal', text: FINISHED_GAMES_STAY, rules: ['Round robin 2.2', 'KIBA 8.2'] },
];
