import { message } from '../../../../kernel/message.ts';
import { seriesTopic } from '../../../../application/events.ts';
import type { FormatModule } from '../../../../application/format-module.ts';
import type { SeriesPart } from '../../../../application/state/series/series-part.ts';
import { countryMatchStanding } from './country-match-standing.ts';

/** A match of countries is a part of a championship, is won by no player and gives the title of country champion. Source: Championship 3.3. */
export const countryMatchModule: FormatModule = {
  onlyInSeries: message('formats.COUNTRY_MATCH.onlyInSeries'),
  title: {
    tell({ emit }, about, part, before) {
      const decided = decidedMatch(part);
      if (before !== null && JSON.stringify(decidedMatch(before)) === JSON.stringify(decided)) return;
      emit({ topic: seriesTopic(about.seriesId), kind: 'CountryMatchDecided', payload: { ...about, ...decided } });
    },
    of(part, at) {
      const { teams, winner } = countryMatchStanding(part);
      const team = teams.find(({ country }) => country === winner);
      if (team === undefined) return null;
      const { entries, country } = team;
      return { kind: 'COUNTRY_CHAMPION', tournament: part.tournament, entries, country, against: null, at };
    },
  },
};

function decidedMatch(part: SeriesPart) {
  const { teams, winner } = countryMatchStanding(part);
  const [one, other] = teams;
  const countries: [string, string] = [one?.country ?? '', other?.country ?? ''];
  const score: [number, number] = [one?.score ?? 0, other?.score ?? 0];
  return { countries, score, winner };
}
