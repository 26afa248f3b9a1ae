import './championship/championship.ts';
import './championship/country-match.ts';
import './championship/create.ts';
import './championship/events.ts';
import './championship/finals.ts';
import './championship/places.ts';
import './planner/championship-standings.ts';
import './planner/country-match.ts';
import './planner/final.ts';
import './planner/groups.ts';
import './planner/nation-ranking.ts';
import './planner/pair-standings.ts';
import './planner/plans.ts';
import './planner/points.ts';
import './planner/qualifiers.ts';
import './planner/score.ts';
import './tournament.ts';
import { KibaTournamentType } from './ref.ts';
import { KibaSettingsInput, KibaSettingsType } from './settings.ts';
import { CountryMatchSettingsInput, CountryMatchSettingsType } from './championship/country-match-settings.ts';
import { CountryMatchTournamentType } from './championship/country-match-ref.ts';

/** What KIBA's tournament brings to the API. */
export const kibaTypes = {
  tournament: KibaTournamentType,
  settings: { type: KibaSettingsType, input: KibaSettingsInput },
};

/** What a country match brings to the API. */
export const countryMatchTypes = {
  tournament: CountryMatchTournamentType,
  settings: { type: CountryMatchSettingsType, input: CountryMatchSettingsInput },
};
