import { tournamentType } from '../../../graphql/tournament/ref.ts';

/** The type of these tournaments. */
export const KnockoutTournamentType = tournamentType(
  'KNOCKOUT',
  'A knock-out of matches to some points, every round drawn anew, with lucky losers in round 2.',
);
