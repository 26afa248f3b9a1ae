import { tournamentType } from '../../../../graphql/tournament/ref.ts';

/** The type of these tournaments. */
export const CountryMatchTournamentType = tournamentType(
  'COUNTRY_MATCH',
  'Three players of one country against three of another: everybody meets every opponent once.',
);
