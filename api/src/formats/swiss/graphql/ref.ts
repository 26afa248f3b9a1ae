import { tournamentType } from '../../../graphql/tournament/ref.ts';

/** The type of these tournaments. */
export const SwissTournamentType = tournamentType(
  'SWISS',
  'A Swiss by the Dutch system: a set number of rounds, in each of which players with equal points meet.',
);
