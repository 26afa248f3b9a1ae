import { seriesType } from '../../../graphql/series/ref.ts';
import { tournamentType } from '../../../graphql/tournament/ref.ts';

/** The type of these tournaments. */
export const KuksuTournamentType = tournamentType(
  'KUKSU',
  'A cycle of the Kuksu league: tiers of leagues in which everybody meets everybody once, then the match for the title.',
);

/** The type of the series in which they belong together. */
export const KuksuTitleType = seriesType('TITLE', 'A title that is defended in cycles of leagues.');
