import { message } from '../../../kernel/message.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { endAgreed } from '../../../rules/formats/approval.ts';
import { orderAgreed, worthAgreed } from '../../../rules/formats/table-order.ts';
import { isUsualWorth } from '../../../rules/standings/game-worth.ts';
import { TIE_BREAKS } from '../../../rules/standings/tie-breaks/index.ts';
import { USUAL_SWISS_TIE_BREAKS, type SwissSettings } from './settings.ts';

/** What is agreed in a Swiss. Source: docs/rules/swiss.md. */
export function swissAgreed(settings: SwissSettings): readonly AgreedRule[] {
  const { rounds, bye, approvalHours, tieBreaks } = settings;
  return [
    {
      title: message('agreed.title.format'),
      text:
        rounds === null
          ? message('formats.SWISS.agreed.rounds.usual')
          : message('formats.SWISS.agreed.rounds.set', { rounds }),
      rules: ['Swiss 1.2', 'Swiss 2.1', 'Swiss 3.1'],
    },
    {
      title: message('agreed.title.seats'),
      text: message('formats.SWISS.agreed.seats'),
      rules: ['Swiss 4.1', 'Swiss 4.3'],
    },
    {
      title: message('agreed.title.bye'),
      text: message('formats.SWISS.agreed.bye', { worth: bye }),
      rules: ['Swiss 1.3', 'Swiss 3.2', 'Swiss 3.4'],
    },
    isUsualWorth(settings)
      ? { title: message('agreed.title.points'), text: message('formats.SWISS.agreed.points'), rules: ['Swiss 5.1'] }
      : worthAgreed(settings, ['Swiss 5.5', 'Common 5.1']),
    tieBreaks.join() === USUAL_SWISS_TIE_BREAKS.join()
      ? {
          title: message('agreed.title.equalPoints'),
          text: message('formats.SWISS.agreed.equalPoints'),
          rules: ['Swiss 5.2', 'Swiss 5.3'],
        }
      : orderAgreed(
          tieBreaks.map((code) => TIE_BREAKS[code].name),
          ['Swiss 5.5', 'Common 5.2'],
        ),
    {
      title: message('agreed.title.withdrawal'),
      text: message('formats.SWISS.agreed.withdrawal'),
      rules: ['Swiss 2.3', 'KIBA 8.2'],
    },
    endAgreed(approvalHours),
  ];
}
