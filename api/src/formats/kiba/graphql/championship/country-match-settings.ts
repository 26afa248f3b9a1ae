import { builder } from '../../../../graphql/builder.ts';
import { END_APPROVAL_GIVEN, END_APPROVAL_READ } from '../../../../graphql/settings/end-approval.ts';
import { formatSettingsRef } from '../../../../graphql/tournament/ref.ts';
import { countryMatchSettings } from '../../application/championship/country-match-standing.ts';

/** The settings of a match of countries that its director chooses; the countries follow from the championship. */
export const CountryMatchSettingsType = formatSettingsRef('COUNTRY_MATCH').implement({
  description: 'What a match of countries is played by.',
  fields: (t) => ({
    approvalHours: t.int({
      description: END_APPROVAL_READ,
      resolve: (agreed) => countryMatchSettings(agreed).approvalHours,
    }),
  }),
});

/** The same as they are given, some or all. */
export const CountryMatchSettingsInput = builder.inputType('CountryMatchSettingsInput', {
  description: 'Settings of a match of countries; what is left out stays. Null is as usual.',
  fields: (t) => ({ approvalHours: t.int({ description: END_APPROVAL_GIVEN }) }),
});
