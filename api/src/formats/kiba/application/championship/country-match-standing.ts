import { invariant } from '../../../../kernel/assert.ts';
import { countryMatchScore } from '../../rules/country-match/score.ts';
import { parseCountryMatchSettings, type CountryMatchSettings } from '../../rules/country-match/settings.ts';
import type { FormatState } from '../../../../rules/formats/format.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import { entryIn, type SeriesPart } from '../../../../application/state/series/series-part.ts';

/** A country in a match: its players, board 1 first, and its points so far. */
export interface MatchTeam {
  readonly country: string;
  readonly entries: readonly EntryRecord[];
  readonly score: number;
}

/** A match of countries as it stands; `winner` null: open, or the points are equal at the end. */
export interface CountryMatchStanding {
  readonly part: SeriesPart;
  readonly teams: readonly MatchTeam[];
  readonly winner: string | null;
  readonly isDone: boolean;
}

/** How a match of countries stands. Source: Championship 3.3, 3.5. */
export function countryMatchStanding(part: SeriesPart): CountryMatchStanding {
  const { teams, score, winner, done } = scoreOf(part.tournament, part.state);
  return {
    part,
    teams: teams.map(({ country, players }, index) => ({
      country,
      entries: players.flatMap((id) => entryIn(part, id) ?? []),
      score: score[index] ?? 0,
    })),
    winner,
    isDone: done,
  };
}

function scoreOf(tournament: TournamentRecord, state: FormatState) {
  return countryMatchScore(countryMatchSettings(tournament), state);
}

/** The settings of a match of countries, as they are stored. */
export function countryMatchSettings({ settings }: { readonly settings: unknown }): CountryMatchSettings {
  const read = parseCountryMatchSettings(settings);
  invariant(read.ok, 'the stored settings of a match of countries are readable');
  return read.value;
}
