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

export { KnockoutTournamentType } from './ref.ts';
