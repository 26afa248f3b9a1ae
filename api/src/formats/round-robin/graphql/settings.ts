import { builder } from '../../../graphql/builder.ts';
import { END_APPROVAL_GIVEN, END_APPROVAL_READ } from '../../../graphql/settings/end-approval.ts';
import { formatSettingsRef } from '../../../graphql/tournament/ref.ts';
import { roundRobinSettings } from '../application/settings.ts';
import type { RoundRobinPreset } from '../rules/settings.ts';

/** The agreed settings of a round robin. */
const RoundRobinPresetEnum = builder.enumType('RoundRobinPreset', {
  description: 'Settings of a round robin that belong together.',
  values: {
    FREE: { description: '3 to 34 players.' },
    KIBA: { description: 'KIBA’s own: 6 to 34 players.' },
  } as const satisfies Readonly<Record<RoundRobinPreset, object>>,
});

/** The settings of a round robin. */
export const RoundRobinSettingsType = formatSettingsRef('ROUND_ROBIN').implement({
  description: 'What a round robin is played by.',
  fields: (t) => ({
    preset: t.field({
      type: RoundRobinPresetEnum,
      description: 'The settings that it follows.',
      resolve: (agreed) => roundRobinSettings(agreed).preset,
    }),
    approvalHours: t.int({
      description: END_APPROVAL_READ,
      resolve: (agreed) => roundRobinSettings(agreed).approvalHours,
    }),
  }),
});

/** The settings of a round robin, some or all. */
export const RoundRobinSettingsInput = builder.inputType('RoundRobinSettingsInput', {
  description:
    'Settings of a round robin; what is left out is as usual, or stays when it is changed. Null is as usual.',
  fields: (t) => ({
    preset: t.field({ type: RoundRobinPresetEnum, description: 'Whose settings it follows; usually FREE.' }),
    approvalHours: t.int({ description: END_APPROVAL_GIVEN }),
  }),
});
