import { builder } from '../../../graphql/builder.ts';

/** The settings of a Kuksu cycle, some or all. */
export const KuksuSettingsInput = builder.inputType('KuksuSettingsInput', {
  description: 'Settings of a cycle of the Kuksu league; what is left out is as usual, or stays when it is changed.',
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

type GivenSettings = typeof KuksuSettingsInput.$inferInput;

/** The settings that were given, as the format reads them. */
export function givenKuksuSettings(given: GivenSettings | null | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined && value !== null));
}
