import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { A_POINT_A_GAME, FINISHED_GAMES_STAY, TWO_GAMES_A_PAIR } from '../../../rules/formats/pair-rules.ts';
import type { KibaSettings } from './settings.ts';

/** What is agreed in a KIBA tournament, as its settings have it. Source: docs/rules/kiba.md. */
export function kibaAgreed(settings: KibaSettings): readonly AgreedRule[] {
  const { groups, few, withdrawal, playoff, approvalHours } = settings;
  return [
    {
      title: 'Format',
      text: 'Qualification in groups, semi-finals of all firsts and of all seconds, and a final of their winners.',
      rules: ['KIBA 1.1', 'KIBA 10.1'],
    },
    {
      title: 'Groups',
      text: groups === null ? 'As many as the rules say: groups of at most 6.' : `${groups}, as the director has set.`,
      rules: groups === null ? ['KIBA 4.2'] : [],
    },
    TWO_GAMES_A_PAIR,
    A_POINT_A_GAME,
    {
      title: 'Equal points',
      text: 'Neustadtl decides, then the KIBA score; whom nothing separates share the rank.',
      rules: ['KIBA 9.3', 'KIBA 9.4'],
    },
    { title: 'Few groups', text: FEW[few], rules: ['KIBA 10.3'] },
    {
      title: 'Final',
      text: 'Best of three, one game after another; the higher KIBA score moves first in games 1 and 3.',
      rules: ['KIBA 10.4', 'KIBA 10.5'],
    },
    { title: 'Ties', text: PLAYOFF[playoff], rules: ['KIBA 9.5'] },
    { title: 'Withdrawal', text: WITHDRAWAL[withdrawal], rules: ['KIBA 8.2'] },
    {
      title: 'End of a stage',
      text:
        approvalHours === 0
          ? 'It stands as soon as its last game is decided.'
          : `The director approves it; after ${approvalHours} hours it stands by itself.`,
      rules: ['Common 4.4'],
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
