import { message } from '../../../../kernel/message.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { CountryTeam } from '../championship/country-match.ts';
import { FEWEST_OF_A_COUNTRY, TEAM_PLAYERS } from '../championship/nation-ranking.ts';
import type { FormatEntry, FormatRefusal } from '../../../../rules/formats/format.ts';
import type { CountryMatchSettings } from './settings.ts';

/** The fewest and the most players of a match. Source: Championship 3.3, 3.5. */
export const COUNTRY_MATCH_SIZES = { min: 2 * FEWEST_OF_A_COUNTRY, max: 2 * TEAM_PLAYERS } as const;

/** The two teams, each player's board by his place among the entries of his country, in the order given. */
export function teamsOf(
  { countries: [one, other] }: Pick<CountryMatchSettings, 'countries'>,
  entries: readonly FormatEntry[],
): readonly [CountryTeam, CountryTeam] {
  return [teamOf(one, entries), teamOf(other, entries)];
}

/** The teams if each has two or three players and nobody plays for another country. Source: Championship 3.3, 3.5. */
export function checkTeams(
  settings: CountryMatchSettings,
  entries: readonly FormatEntry[],
): Result<readonly [CountryTeam, CountryTeam], FormatRefusal> {
  const teams = teamsOf(settings, entries);
  for (const { country, players } of teams) {
    if (players.length >= FEWEST_OF_A_COUNTRY && players.length <= TEAM_PLAYERS) continue;
    const [fewest, most] = [FEWEST_OF_A_COUNTRY, TEAM_PLAYERS];
    const why = message('formats.COUNTRY_MATCH.start.players', { fewest, most, country, players: players.length });
    return err({ kind: players.length < fewest ? 'too-few-players' : 'too-many-players', message: why });
  }
  const stranger = entries.find(({ team }) => team === null || !settings.countries.includes(team));
  if (stranger === undefined) return ok(teams);
  const why = message('formats.COUNTRY_MATCH.start.stranger', { name: stranger.name });
  return err({ kind: 'too-many-players', message: why });
}

function teamOf(country: string, entries: readonly FormatEntry[]): CountryTeam {
  return { country, players: entries.filter(({ team }) => team === country).map(({ id }) => id) };
}
