import './commands.ts';
import './events.ts';
import './planner/last-week.ts';
import './planner/match-state.ts';
import './planner/plan.ts';
import './report/commands.ts';
import './report/events.ts';
import './report/settle.ts';
import './report/type.ts';
import './tournament.ts';
import { bracketTable } from './bracket-table.ts';
import { KnockoutTournamentType } from './ref.ts';
import { KnockoutSettingsInput, KnockoutSettingsType } from './settings.ts';

/** What a knock-out brings to the API. */
export const knockoutTypes = {
  tournament: KnockoutTournamentType,
  settings: { type: KnockoutSettingsType, input: KnockoutSettingsInput },
  tables: { bracket: bracketTable },
};
