import { builder } from '../../../graphql/builder.ts';
import { formatSettingsRef } from '../../../graphql/tournament/ref.ts';
import { cycleSettings } from '../application/tournament.ts';

/** The settings of a Kuksu cycle. */
export const KuksuSettingsType = formatSettingsRef('KUKSU').implement({
  description: 'What a cycle of the Kuksu league is played by.',
  fields: (t) => ({
    acceptanceDays: t.int({
      description: 'How many days the invited have to accept once sign-up is closed; 0: nobody is asked.',
      resolve: (agreed) => cycleSettings(agreed).acceptanceDays,
    }),
    approvalHours: t.int({
      description: 'How many hours the director has to approve the end of the leagues; 0: it is approved at once.',
      resolve: (agreed) => cycleSettings(agreed).approvalHours,
    }),
  }),
});

/** The settings of a Kuksu cycle, some or all. */
export const KuksuSettingsInput = builder.inputType('KuksuSettingsInput', {
  description:
    'Settings of a cycle of the Kuksu league; what is left out is as usual, or stays when it is changed. Null is as usual.',
  fields: (t) => ({
    acceptanceDays: t.int({
      description:
        'How many days the registered players have to accept their invitation once sign-up is closed, 0 (nobody is asked) to 60; usually 14.',
    }),
    approvalHours: t.int({
      description:
        'How many hours the director has to approve the end of the leagues before it is approved by itself, 0 (at once) to 336; usually 48.',
    }),
  }),
});
