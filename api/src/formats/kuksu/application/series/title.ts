import type { EntryId } from '../../../../kernel/ids.ts';
import type { Instant } from '../../../../kernel/time.ts';
import { cycleEnd, type CycleEnd } from '../../rules/cycle-end.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import type { TITLE_KINDS } from '../../../../store/codecs/event-payload.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import { countryMatchStanding } from '../../../kiba/application/championship/country-match-standing.ts';
import { championOf, entryIn, type SeriesPart } from '../../../../application/queries/series/series-part.ts';

/**
 * A title: who has it, board 1 first where it is a country's, since when, and in which tournament it was won or defended.
 * `against`: whom a holder has met for it, with the games won, his own first; null: there was no match.
 */
export interface Title {
  readonly kind: (typeof TITLE_KINDS)[number];
  readonly tournament: TournamentRecord;
  readonly entries: readonly EntryRecord[];
  readonly country: string | null;
  readonly against: {
    readonly entry: EntryRecord;
    readonly score: readonly [number, number];
    readonly isDefence: boolean;
  } | null;
  readonly at: Instant;
}

/**
 * The title that a finished Mabingwa, match of countries or cycle gives; null for any other, and when nobody has it.
 * Source: Championship 1, 2.4, 3.3, Kuksu 2.1.
 */
export function titleOf(part: SeriesPart): Title | null {
  const { tournament } = part;
  const { seriesRole, status, finishedAt: at } = tournament;
  if (status !== 'FINISHED' || at === null) return null;
  if (seriesRole === 'MABINGWA') {
    const bingwa = entryIn(part, championOf(part));
    return bingwa === null ? null : { kind: 'BINGWA', tournament, entries: [bingwa], country: null, against: null, at };
  }
  if (seriesRole === 'CYCLE') return titleOfCycle(part, at);
  if (seriesRole !== 'COUNTRY_MATCH') return null;
  const { teams, winner } = countryMatchStanding(part);
  const team = teams.find(({ country }) => country === winner);
  if (team === undefined) return null;
  return { kind: 'COUNTRY_CHAMPION', tournament, entries: team.entries, country: team.country, against: null, at };
}

function titleOfCycle(part: SeriesPart, at: Instant): Title | null {
  const end = cycleEnd(part.state);
  const holder = entryIn(part, end.holder);
  if (holder === null) return null;
  const met = metBy(end, holder.id);
  const opponent = met === null ? null : entryIn(part, met.opponent);
  const against = met === null || opponent === null ? null : { ...met, entry: opponent };
  return { kind: 'TITLE_HOLDER', tournament: part.tournament, entries: [holder], country: null, against, at };
}

/** Whom the holder of a title has met for it, and the games won, his own first. */
export interface Met {
  readonly opponent: EntryId;
  readonly score: readonly [number, number];
  readonly isDefence: boolean;
}

/** Whom the holder at the end of a cycle has met for the title; null: there was no match. */
export function metBy({ match }: CycleEnd, holder: EntryId): Met | null {
  if (match === null) return null;
  const { defender, challenger, won } = match;
  if (holder === defender) return { opponent: challenger, score: [won.defender, won.challenger], isDefence: true };
  return { opponent: defender, score: [won.challenger, won.defender], isDefence: false };
}
