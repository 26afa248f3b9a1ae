import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { endAgreed } from '../../../rules/formats/approval.ts';
import type { KnockoutSettings } from './settings.ts';

/** What is agreed in a knock-out, as its settings have it. Source: docs/rules/knockout.md. */
export function knockoutAgreed(settings: KnockoutSettings): readonly AgreedRule[] {
  const { length, lastWeekDays, thresholdPercent, approvalHours } = settings;
  return [
    {
      title: message('agreed.title.format'),
      text: message('formats.KNOCKOUT.agreed.format'),
      rules: ['Knock-out 2.1'],
    },
    {
      title: message('agreed.title.draws'),
      text: message('formats.KNOCKOUT.agreed.draws'),
      rules: ['Knock-out 2.7'],
    },
    {
      title: message('agreed.title.matches'),
      text: message('formats.KNOCKOUT.agreed.matches', { length }),
      rules: ['Knock-out 3.1', 'Knock-out 3.2'],
    },
    {
      title: message('agreed.title.drawnGames'),
      text: message('formats.KNOCKOUT.agreed.drawnGames'),
      rules: ['Knock-out 3.7'],
      ofDraws: true,
    },
    {
      title: message('agreed.title.oddNumber'),
      text: message('formats.KNOCKOUT.agreed.oddNumber'),
      rules: ['Knock-out 2.2'],
    },
    {
      title: message('agreed.title.luckyLosers'),
      text: message('formats.KNOCKOUT.agreed.luckyLosers'),
      rules: ['Knock-out 2.3', 'Knock-out 2.4', 'Knock-out 2.5', 'Knock-out 2.6'],
    },
    {
      title: message('agreed.title.forfeit'),
      text: message('formats.KNOCKOUT.agreed.forfeit'),
      rules: ['Knock-out 3.6'],
    },
    {
      title: message('agreed.title.lastWeek'),
      text: message('formats.KNOCKOUT.agreed.lastWeek', { percent: thresholdPercent, days: lastWeekDays }),
      rules: ['Knock-out 5.1', 'Knock-out 5.2', 'Knock-out 5.3'],
    },
    {
      title: message('agreed.title.protests'),
      text: message('formats.KNOCKOUT.agreed.protests'),
      rules: ['Knock-out 5.4'],
    },
    endAgreed(approvalHours),
  ];
}
