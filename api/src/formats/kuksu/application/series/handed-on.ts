import { clampedDefaultTier } from '../../rules/default-tier.ts';
import { MOST_TIERS } from '../../rules/tiers.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import type { LastCycle } from '../../rules/last-cycle.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { AppContext } from '../../../../application/context.ts';
import { cycleDigest } from './cycle-digest.ts';
import { cyclesOf } from './cycle-paths.ts';

/** What a player of the last cycle of a title brings to the next one, if he signs up; `tier` null: he waits with the title. */
export interface HandedOn {
  readonly entry: EntryId;
  readonly previous: LastCycle;
  /** the lowest in which he can be placed there */
  readonly tier: number | null;
}

/**
 * What the last cycle of a title that is over hands on to the next, the holder first, then by tier and league as they were;
 * empty before the end of the first. Source: Kuksu 2.1 to 2.4, 12.
 */
export async function handedOn(context: AppContext, series: SeriesRecord): Promise<readonly HandedOn[]> {
  const last = (await cyclesOf(context, series)).findLast(({ status }) => status === 'FINISHED');
  if (last === undefined) return [];
  const { places, entryOf } = await cycleDigest(context, last);
  const handed = [...places].flatMap(([player, { league, title }]): HandedOn[] => {
    const entry = entryOf.get(player);
    return entry === undefined ? [] : [{ entry, previous: { league, title }, tier: tierOf({ league, title }) }];
  });
  return handed.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    const index = one.findIndex((part, at) => part !== other[at]);
    return index < 0 ? 0 : (one[index] ?? '') < (other[index] ?? '') ? -1 : 1;
  });
}

function tierOf({ league, title }: LastCycle): number | null {
  if (title === 'HOLDER') return null;
  if (title === 'LOSER' || league === null) return 1;
  return clampedDefaultTier(league, MOST_TIERS).tier;
}

function keyOf({ previous: { league, title } }: HandedOn): readonly (string | number)[] {
  return [title === 'HOLDER' ? 0 : 1, league?.tier ?? 0, league?.name ?? '', league?.rank ?? 0];
}
