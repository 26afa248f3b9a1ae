import { message } from '../../../../kernel/message.ts';
import type { AgreedRule } from '../../../../rules/agreed-rule.ts';
import { endAgreed } from '../../../../rules/formats/approval.ts';
import type { CountryMatchSettings } from './settings.ts';

/** What is agreed in a match of two countries. Source: Championship 3.3, 3.5. */
export function countryMatchAgreed({ approvalHours }: CountryMatchSettings): readonly AgreedRule[] {
  return [
    {
      title: message('agreed.title.format'),
      text: message('formats.COUNTRY_MATCH.agreed.format'),
      rules: ['Championship 3.3'],
    },
    {
      title: message('agreed.title.sides'),
      text: message('formats.COUNTRY_MATCH.agreed.sides'),
      rules: ['Championship 3.7'],
    },
    {
      title: message('agreed.title.missingBoard'),
      text: message('formats.COUNTRY_MATCH.agreed.missingBoard'),
      rules: ['Championship 3.5'],
    },
    {
      title: message('agreed.title.winner'),
      text: message('formats.COUNTRY_MATCH.agreed.winner'),
      rules: ['Championship 3.3'],
    },
    endAgreed(approvalHours),
  ];
}
