import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { AppContext } from '../../../../application/context.ts';
import { actingPlayerIn, leads } from '../../../../application/rights.ts';
import type { Championship } from './championship.ts';
import { readChampionship } from './read-championship.ts';

/** Whether whoever asks may open the Mabingwa now: he directs the championship, and its four tournaments are finished. */
export async function viewerMayOpenMabingwa(context: AppContext, series: SeriesRecord): Promise<boolean> {
  return leads(context.actor, series) && (await readChampionship(context, series)).state === 'COMPLETE';
}

/** The tournaments after which whoever asks may open a match of countries now, null standing for all four. */
export async function openMatches(context: AppContext, series: SeriesRecord): Promise<readonly (number | null)[]> {
  if (!leads(context.actor, series)) return [];
  const { settings, legs, countryMatches, table } = await readChampionship(context, series);
  const there = countryMatches.map(({ part }) => part.tournament.seriesNumber);
  const ranked =
    settings.nationMatch === 'END'
      ? [null].filter(() => table.isFinal)
      : legs.filter(({ isFinished }) => isFinished).map(({ number }) => number);
  return ranked.filter((number) => !there.includes(number));
}

/** Whether whoever asks has a place in the Mabingwa that he can give back: until it starts. */
export async function viewerMayRefuse(context: AppContext, series: SeriesRecord): Promise<boolean> {
  const player = actingPlayerIn(context.actor, series);
  if (player === null) return false;
  const championship = await readChampionship(context, series);
  return isBeforeMabingwa(championship) && placesIn(championship).includes(player);
}

/** Whether the four tournaments are finished and the Mabingwa has not started. */
export function isBeforeMabingwa({ state, mabingwa }: Championship): boolean {
  return mabingwa === null ? state === 'COMPLETE' : mabingwa.tournament.status === 'CLOSED';
}

/** Who has a place in the Mabingwa: its players, or before it is opened those whom the standings give one, or might. */
export function placesIn({ mabingwa, table }: Championship) {
  return mabingwa?.entries.map(({ player }) => player.id) ?? [...new Set([...table.mabingwa, ...table.tied])];
}
