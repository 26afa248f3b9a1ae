import type { FormatModule } from '../../../../application/format-module.ts';
import { countryMatchStanding } from './country-match-standing.ts';

/** A match of countries is a part of a championship, is won by no player and gives the title of country champion. Source: Championship 3.3. */
export const countryMatchModule: FormatModule = {
  onlyInSeries: 'A match of countries is opened from its championship.',
  overWithoutWinner: 'The match of countries is over.',
  title: {
    of(part, at) {
      const { teams, winner } = countryMatchStanding(part);
      const team = teams.find(({ country }) => country === winner);
      if (team === undefined) return null;
      const { entries, country } = team;
      return { kind: 'COUNTRY_CHAMPION', tournament: part.tournament, entries, country, against: null, at };
    },
  },
};
