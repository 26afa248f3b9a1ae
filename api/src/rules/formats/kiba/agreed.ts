import type { AgreedRule } from '../../agreed-rule.ts';
import { FINISHED_GAMES_STAY, PAIR_TABLE_RULES, TWO_GAMES_A_PAIR } from '../pair-rules.ts';
import type { KibaSettings } from './settings.ts';

/** What is agreed in a KIBA tournament, as its settings have it. Source: formats.md A. */
export function kibaAgreed(settings: KibaSettings): readonly AgreedRule[] {
  const { groups, few, withdrawal, playoff, approvalHours } = settings;
  return [
    {
      title: 'Format',
      text: 'Qualification in groups, semi-finals of all firsts and of all seconds, and a final of their winners.',
      source: 'KIBA tournament, A.10',
    },
    {
      title: 'Groups',
      text: groups === null ? 'As many as the rules say: groups of at most 6.' : `${groups}, as the director has set.`,
      source: groups === null ? 'KIBA tournament, A.4.2' : null,
    },
    TWO_GAMES_A_PAIR,
    ...PAIR_TABLE_RULES,
    { title: 'Few groups', text: FEW[few], source: 'KIBA tournament, A.10.3' },
    {
      title: 'Final',
      text: 'Best of three, one game after another; the higher KIBA score moves first in games 1 and 3.',
      source: 'KIBA tournament, A.10.4',
    },
    { title: 'Ties', text: PLAYOFF[playoff], source: 'KIBA tournament, A.9.5' },
    { title: 'Withdrawal', text: WITHDRAWAL[withdrawal], source: 'KIBA tournament, A.8.2' },
    {
      title: 'End of a stage',
      text:
        approvalHours === 0
          ? 'It stands as soon as its last game is decided.'
          : `The director approves it; after ${approvalHours} hours it stands by itself.`,
      source: null,
    },
  ];
}

const FEW: Readonly<Record<KibaSettings['few'], string>> = {
  SHORT_PATH: 'One group: its first two play the final. Two groups: their winners play the final.',
  LITERAL: 'One group: its first two play the final. Two groups: semi-finals of the winners and of the seconds.',
  CROSS: 'One group: its first two play the final. Two groups: each winner meets the second of the other group.',
};

const PLAYOFF: Readonly<Record<KibaSettings['playoff'], string>> = {
  NEEDED: 'If nothing else separates two players and only one goes on, they play once more; else they share the rank.',
  LIST: 'Whom nothing else separates stand in the order of the player list.',
};

const WITHDRAWAL: Readonly<Record<KibaSettings['withdrawal'], string>> = {
  KEEP: FINISHED_GAMES_STAY,
  ANNUL: 'The player who withdraws and all his games of that stage are struck out of the table.',
};
