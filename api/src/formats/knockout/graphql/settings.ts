import { builder } from '../../../graphql/builder.ts';
import { END_APPROVAL_GIVEN, END_APPROVAL_READ } from '../../../graphql/settings/end-approval.ts';
import { formatSettingsRef } from '../../../graphql/tournament/ref.ts';
import { knockoutSettings } from '../application/tournament.ts';

/** The settings of a knock-out. */
export const KnockoutSettingsType = formatSettingsRef('KNOCKOUT').implement({
  description: 'What a knock-out is played by.',
  fields: (t) => ({
    length: t.int({
      description: 'The points that win a match.',
      resolve: (agreed) => knockoutSettings(agreed).length,
    }),
    lastWeekDays: t.int({
      description: 'How many days the open matches of a round have once enough of the others are decided.',
      resolve: (agreed) => knockoutSettings(agreed).lastWeekDays,
    }),
    thresholdPercent: t.int({
      description: 'How many per cent of the matches of a round are enough for that.',
      resolve: (agreed) => knockoutSettings(agreed).thresholdPercent,
    }),
    approvalHours: t.int({
      description: END_APPROVAL_READ,
      resolve: (agreed) => knockoutSettings(agreed).approvalHours,
    }),
  }),
});

/** The settings of a knock-out, some or all. */
export const KnockoutSettingsInput = builder.inputType('KnockoutSettingsInput', {
  description: 'Settings of a knock-out; what is left out is as usual, or stays when it is changed. Null is as usual.',
  fields: (t) => ({
    length: t.int({ description: 'The points that win a match, 1 to 99; usually 10.' }),
    lastWeekDays: t.int({
      description:
        'How many days the open matches of a round have once enough of the others are decided, 1 to 60; usually 7.',
    }),
    thresholdPercent: t.int({
      description: 'How many per cent of the matches of a round are enough for that, 50 to 100; usually 75.',
    }),
    approvalHours: t.int({ description: END_APPROVAL_GIVEN }),
  }),
});
