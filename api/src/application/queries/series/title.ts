import type { Instant } from '../../../kernel/time.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { TITLE_KINDS } from '../../../store/codecs/event-payload.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { countryMatchStanding } from './country-match-standing.ts';
import { championOf, entryIn, type SeriesPart } from './series-part.ts';

/** A title: who has it, board 1 first where it is a country's, since when, and in which tournament it was won. */
export interface Title {
  readonly kind: (typeof TITLE_KINDS)[number];
  readonly tournament: TournamentRecord;
  readonly entries: readonly EntryRecord[];
  readonly country: string | null;
  readonly at: Instant;
}

/** The title that a finished Mabingwa or match of countries gives; null for any other, and when nobody has won. Source: formats.md B.1, B.2.4, B.3.3. */
export function titleOf(part: SeriesPart): Title | null {
  const { tournament } = part;
  const { seriesRole, status, finishedAt: at } = tournament;
  if (status !== 'FINISHED' || at === null) return null;
  if (seriesRole === 'MABINGWA') {
    const bingwa = entryIn(part, championOf(part));
    return bingwa === null ? null : { kind: 'BINGWA', tournament, entries: [bingwa], country: null, at };
  }
  if (seriesRole !== 'COUNTRY_MATCH') return null;
  const { teams, winner } = countryMatchStanding(part);
  const team = teams.find(({ country }) => country === winner);
  if (team === undefined) return null;
  return { kind: 'COUNTRY_CHAMPION', tournament, entries: team.entries, country: team.country, at };
}
