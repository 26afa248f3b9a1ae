import { invariant } from '../../../../kernel/assert.ts';
import { championshipSeries } from '../../rules/championship/series.ts';
import { parseChampionshipSettings, type ChampionshipSettings } from '../../rules/championship/settings.ts';
import type { SeriesRecord, SeriesRulingRecord } from '../../../../store/reading/series.ts';
import { championshipLegs, type ChampionshipLeg } from './championship-leg.ts';
import { told } from '../../../../application/told.ts';
import { championshipTable, type ChampionshipTable } from './championship-table.ts';
import { countryMatchStanding, type CountryMatchStanding } from './country-match-standing.ts';
import type { SeriesPart } from '../../../../application/state/series/series-part.ts';

/** Where championships stand, by its keys, each in one sentence. Source: Championship 1. */
export const championshipStates = told<ChampionshipState>(championshipSeries.states);
/** Where a championship stands. */
export type ChampionshipState = keyof (typeof championshipSeries)['states'];

/** A championship with all that follows from its tournaments and rulings; nothing of it is stored. */
export interface Championship {
  readonly series: SeriesRecord;
  readonly settings: ChampionshipSettings;
  readonly rulings: readonly SeriesRulingRecord[];
  readonly state: ChampionshipState;
  readonly legs: readonly ChampionshipLeg[];
  readonly table: ChampionshipTable;
  /** null: not opened */
  readonly mabingwa: SeriesPart | null;
  /** in the order of their tournaments, that of all last */
  readonly countryMatches: readonly CountryMatchStanding[];
}

/** What the tournaments of a championship and its rulings come to. Source: docs/rules/championship.md. */
export function championshipOf(
  series: SeriesRecord,
  rulings: readonly SeriesRulingRecord[],
  parts: readonly SeriesPart[],
): Championship {
  const alive = parts.filter(({ tournament }) => tournament.status !== 'CANCELLED');
  const legs = championshipLegs(alive);
  const mabingwa = alive.find(({ tournament }) => tournament.seriesRole === 'MABINGWA') ?? null;
  const matches = alive.filter(({ tournament }) => tournament.seriesRole === 'COUNTRY_MATCH');
  return {
    series,
    settings: settingsOf(series),
    rulings,
    state: stateOf(legs, mabingwa),
    legs,
    table: championshipTable(legs, rulings),
    mabingwa,
    countryMatches: matches.map(countryMatchStanding),
  };
}

/** The settings of a championship, as they were read when it was made. */
export function settingsOf({ id, settings }: SeriesRecord): ChampionshipSettings {
  const parsed = parseChampionshipSettings(settings);
  invariant(parsed.ok, `the stored settings of series ${id} are readable`);
  return parsed.value;
}

function stateOf(legs: readonly ChampionshipLeg[], mabingwa: SeriesPart | null): ChampionshipState {
  if (mabingwa !== null) {
    if (mabingwa.tournament.status === 'FINISHED') return 'CLOSED';
    return mabingwa.state.plan.stages.some(({ kind }) => kind === 'FINAL') ? 'MABINGWA_FINAL' : 'MABINGWA_GROUP';
  }
  if (legs.every(({ isFinished }) => isFinished)) return 'COMPLETE';
  return legs.some(({ part }) => part !== null && part.tournament.startedAt !== null) ? 'TOURNAMENTS' : 'ANNOUNCED';
}
