import { message, type Message } from '../../../../kernel/message.ts';
import type { FormatState } from '../../../../rules/formats/format.ts';
import { countryMatchScore } from './score.ts';
import type { CountryMatchSettings } from './settings.ts';

/** How the match of the two countries stands, by games won. */
export function countryMatchHappening(settings: CountryMatchSettings, state: FormatState): Message {
  const { teams, score } = countryMatchScore(settings, state);
  const [first, second] = teams.map(({ country }) => country);
  const [won, lost] = score;
  return message('formats.COUNTRY_MATCH.happening', {
    first: first ?? '',
    second: second ?? '',
    score: won,
    other: lost,
  });
}
