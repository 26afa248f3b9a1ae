import './cycle-tiers.ts';
import './last-cycle.ts';
import './planner/arrangement.ts';
import './planner/league-standings.ts';
import './planner/plan.ts';
import './planner/title-match.ts';
import './series/create.ts';
import './series/cycle-path.ts';
import './series/kuksu-title.ts';
import './series/open-cycle.ts';
import './tournament.ts';

export { KuksuTournamentType } from './ref.ts';
