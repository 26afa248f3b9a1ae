import { builder } from '../../../graphql/builder.ts';

/** The settings of a knock-out, some or all. */
export const KnockoutSettingsInput = builder.inputType('KnockoutSettingsInput', {
  description: 'Settings of a knock-out; what is left out is as usual, or stays when it is changed.',
  fields: (t) => ({
    length: t.int({ description: 'The points that win a match, 1 to 99; usually 10.' }),
    lastWeekDays: t.int({
      description:
        'How many days the open matches of a round have once enough of the others are decided, 1 to 60; usually 7.',
    }),
    thresholdPercent: t.int({
      description: 'How many per cent of the matches of a round are enough for that, 50 to 100; usually 75.',
    }),
  }),
});

type GivenSettings = typeof KnockoutSettingsInput.$inferInput;

/** The settings that were given, as the format reads them. */
export function givenKnockoutSettings(given: GivenSettings | null | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined && value !== null));
}
