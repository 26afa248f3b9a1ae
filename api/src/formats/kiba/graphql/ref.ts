import { seriesType } from '../../../graphql/series/ref.ts';
import { tournamentType } from '../../../graphql/tournament/ref.ts';

/** The type of these tournaments. */
export const KibaTournamentType = tournamentType(
  'KIBA',
  'A tournament as the Klubo Internacia de Bao-Amantoj plays: groups, semi-finals of the firsts and the seconds, and a final, best of three.',
);

/** The type of the series in which they belong together. */
export const KibaChampionshipType = seriesType(
  'CHAMPIONSHIP',
  'A championship: four tournaments whose points are added up, the Mabingwa of the best six, and the countries.',
);
