import { tournamentRef } from '../../../graphql/tournament/ref.ts';

/** The type of these tournaments, named before it is described. */
export const SwissTournamentType = tournamentRef('SWISS');
