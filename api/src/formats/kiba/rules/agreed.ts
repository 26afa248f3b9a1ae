import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { A_POINT_A_GAME, FINISHED_GAMES_STAY, TWO_GAMES_A_PAIR } from '../../../rules/formats/pair-rules.ts';
import type { KibaSettings } from './settings.ts';

/** What is agreed in a KIBA tournament, as its settings have it. Source: docs/rules/kiba.md. */
export function kibaAgreed(settings: KibaSettings): readonly AgreedRule[] {
  const { groups, few, withdrawal, playoff, approvalHours } = settings;
  return [
    {
      title: message('agreed.title.format'),
      text: message('formats.KIBA.agreed.format'),
      rules: ['KIBA 1.1', 'KIBA 10.1'],
    },
    {
      title: message('agreed.title.groups'),
      text:
        groups === null
          ? message('formats.KIBA.agreed.groups.usual')
          : message('formats.KIBA.agreed.groups.set', { groups }),
      rules: groups === null ? ['KIBA 4.2'] : [],
    },
    TWO_GAMES_A_PAIR,
    A_POINT_A_GAME,
    {
      title: message('agreed.title.equalPoints'),
      text: message('formats.KIBA.agreed.equalPoints'),
      rules: ['KIBA 9.3', 'KIBA 9.4'],
    },
    { title: message('agreed.title.fewGroups'), text: message(`formats.KIBA.agreed.few.${few}`), rules: ['KIBA 10.3'] },
    {
      title: message('agreed.title.final'),
      text: message('formats.KIBA.agreed.final'),
      rules: ['KIBA 10.4', 'KIBA 10.5'],
    },
    {
      title: message('agreed.title.ties'),
      text: message(`formats.KIBA.agreed.playoff.${playoff}`),
      rules: ['KIBA 9.5'],
    },
    {
      title: message('agreed.title.withdrawal'),
      text: withdrawal === 'KEEP' ? FINISHED_GAMES_STAY : message('formats.KIBA.agreed.annulled'),
      rules: ['KIBA 8.2'],
    },
    {
      title: message('agreed.title.endOfAStage'),
      text:
        approvalHours === 0
          ? message('formats.KIBA.agreed.end.atOnce')
          : message('formats.KIBA.agreed.end.approved', { hours: approvalHours }),
      rules: ['Common 4.4'],
    },
  ];
}
