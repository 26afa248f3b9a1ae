import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { KuksuSettings } from './settings.ts';

/** What is agreed in a Kuksu cycle. Source: docs/rules/kuksu.md. */
export function kuksuAgreed({ approvalHours, acceptanceDays }: KuksuSettings): readonly AgreedRule[] {
  return [
    {
      title: message('agreed.title.format'),
      text: message('formats.KUKSU.agreed.format'),
      rules: ['Kuksu 1.1'],
    },
    {
      title: message('agreed.title.gamesOfAPair'),
      text: message('formats.KUKSU.agreed.gamesOfAPair'),
      rules: ['Kuksu 2.6', 'Kuksu 6.2', 'Kuksu 6.3'],
    },
    {
      title: message('agreed.title.promotionAndDemotion'),
      text: message('formats.KUKSU.agreed.promotionAndDemotion'),
      rules: ['Kuksu 2.2', 'Kuksu 2.3', 'Kuksu 2.4'],
    },
    {
      title: message('agreed.title.titleMatch'),
      text: message('formats.KUKSU.agreed.titleMatch'),
      rules: ['Kuksu 2.1'],
    },
    {
      title: message('agreed.title.equalPoints'),
      text: message('formats.KUKSU.agreed.equalPoints'),
      rules: ['Kuksu 3.2'],
    },
    {
      title: message('agreed.title.trophies'),
      text: message('formats.KUKSU.agreed.trophies'),
      rules: ['Kuksu 3.1'],
    },
    {
      title: message('agreed.title.noResult'),
      text: message('formats.KUKSU.agreed.noResult'),
      rules: ['Kuksu 3.7'],
    },
    {
      title: message('agreed.title.freePlaces'),
      text: message('formats.KUKSU.agreed.freePlaces'),
      rules: ['Kuksu 9.1'],
    },
    { title: message('agreed.title.seeding'), text: message('formats.KUKSU.agreed.seeding'), rules: ['Kuksu 10.1'] },
    {
      title: message('agreed.title.invitations'),
      text:
        acceptanceDays === 0
          ? message('formats.KUKSU.agreed.invitations.none')
          : message('formats.KUKSU.agreed.invitations.accept', { days: acceptanceDays }),
      rules: ['Kuksu 4.2', 'Kuksu 4.4'],
    },
    {
      title: message('agreed.title.endOfAStage'),
      text:
        approvalHours === 0
          ? message('formats.KUKSU.agreed.end.atOnce')
          : message('formats.KUKSU.agreed.end.approved', { hours: approvalHours }),
      rules: ['Common 4.4'],
    },
  ];
}
