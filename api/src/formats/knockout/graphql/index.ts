import './commands.ts';
import './events.ts';
import './planner/last-week.ts';
import './planner/match-state.ts';
import './planner/plan.ts';
import './tournament.ts';

export { KnockoutTournamentType } from './ref.ts';
