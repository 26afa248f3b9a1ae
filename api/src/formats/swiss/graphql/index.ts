import './events.ts';
import './tournament.ts';
import { SwissTournamentType } from './ref.ts';
import { SwissSettingsInput, SwissSettingsType } from './settings.ts';

/** What a Swiss brings to the API. */
export const swissTypes = {
  tournament: SwissTournamentType,
  settings: { type: SwissSettingsType, input: SwissSettingsInput },
};
