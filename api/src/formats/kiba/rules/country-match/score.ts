import { invariant } from '../../../../kernel/assert.ts';
import { countryMatch, type CountryTeam } from '../championship/country-match.ts';
import { effectiveResults } from '../../../../rules/formats/effective-results.ts';
import type { FormatState } from '../../../../rules/formats/format.ts';
import { matchGameKey } from './plan.ts';
import type { CountryMatchSettings } from './settings.ts';
import { teamsOf } from './teams.ts';

/**
 * A match as it stands: the teams, their points in the same order, and the winning country as soon as it cannot be caught.
 * `winner` null in a match that is done: the points are equal.
 */
export interface CountryMatchScore {
  readonly teams: readonly [CountryTeam, CountryTeam];
  readonly score: readonly [number, number];
  readonly winner: string | null;
  readonly done: boolean;
}

/** The score of a match of countries; a game that is decided without a winner gives nobody a point. Source: Championship 3.3, 3.5. */
export function countryMatchScore(settings: CountryMatchSettings, state: FormatState): CountryMatchScore {
  const teams = teamsOf(settings, state.entries);
  const results = effectiveResults(state.decided);
  const winners = state.plan.games.map((_, index) => results.get(matchGameKey(index))?.winner ?? null);
  const match = countryMatch(teams, winners);
  invariant(match.ok, 'the games of a match are won by those who play them');
  const { score, winner } = match.value;
  const done = state.plan.games.length > 0 && state.plan.games.every(({ key }) => results.has(key));
  return { teams, score, winner: done ? winnerOf(teams, score) : winner, done };
}

function winnerOf([one, other]: CountryMatchScore['teams'], [ours, theirs]: readonly [number, number]): string | null {
  if (ours === theirs) return null;
  return ours > theirs ? one.country : other.country;
}
