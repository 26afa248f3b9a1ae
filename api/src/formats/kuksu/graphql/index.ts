import './cycle-tiers.ts';
import './last-cycle.ts';
import './movement.ts';
import './note-title-match.ts';
import './planner/arrangement.ts';
import './planner/league-standings.ts';
import './planner/title-match.ts';
import './previous-cycle.ts';
import './series/create.ts';
import './series/cycle-path.ts';
import './series/kuksu-title.ts';
import './series/open-cycle.ts';
import './tournament.ts';
import { plannedLeagues } from '../application/tournament.ts';
import { KuksuPlanType } from './planner/plan.ts';
import { pyramidTable } from './pyramid-table.ts';
import { KuksuTournamentType } from './ref.ts';
import { KuksuSettingsInput, KuksuSettingsType } from './settings.ts';

/** What a cycle of the Kuksu league brings to the API. */
export const kuksuTypes = {
  tournament: KuksuTournamentType,
  settings: { type: KuksuSettingsType, input: KuksuSettingsInput },
  plan: { type: KuksuPlanType, of: plannedLeagues },
  tables: { pyramid: pyramidTable },
};
