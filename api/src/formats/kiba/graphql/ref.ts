import { seriesRef } from '../../../graphql/series/ref.ts';
import { tournamentRef } from '../../../graphql/tournament/ref.ts';

/** The type of these tournaments, named before it is described. */
export const KibaTournamentType = tournamentRef('KIBA');

/** The type of the series in which they belong together, named before it is described. */
export const KibaChampionshipType = seriesRef('CHAMPIONSHIP');
