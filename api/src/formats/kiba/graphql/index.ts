import './championship/championship.ts';
import './championship/country-match.ts';
import './championship/finals.ts';
import './championship/places.ts';
import './planner/championship-standings.ts';
import './planner/country-match.ts';
import './planner/final.ts';
import './planner/groups.ts';
import './planner/nation-ranking.ts';
import './planner/plans.ts';
import './planner/points.ts';
import './planner/qualifiers.ts';
import './planner/score.ts';
import './player-score.ts';
import './tournament.ts';

export { KibaTournamentType } from './ref.ts';
export { CountryMatchTournamentType } from './championship/country-match-ref.ts';
