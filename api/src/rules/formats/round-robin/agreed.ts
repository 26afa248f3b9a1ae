import type { AgreedRule } from '../../agreed-rule.ts';
import { FINISHED_GAMES_STAY, PAIR_TABLE_RULES, TWO_GAMES_A_PAIR } from '../pair-rules.ts';

/** What is agreed in a round robin. Source: formats.md A.5, A.8.2, A.9. */
export const ROUND_ROBIN_AGREED: readonly AgreedRule[] = [
  {
    title: 'Format',
    text: 'Round robin in one group: everybody meets everybody, by the Berger table. All games are played at the same time.',
    source: 'KIBA tournament, A.5',
  },
  TWO_GAMES_A_PAIR,
  ...PAIR_TABLE_RULES,
  { title: 'Withdrawal', text: FINISHED_GAMES_STAY, source: 'KIBA tournament, A.8.2' },
];
