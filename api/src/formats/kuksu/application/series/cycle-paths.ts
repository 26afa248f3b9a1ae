import type { EntryId, PlayerId } from '../../../../kernel/ids.ts';
import type { CycleChange, CyclePlace } from '../../rules/cycle-places.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { AppContext } from '../../../../application/context.ts';
import { readingOf } from '../../../../application/queries/reading.ts';
import { cycleDigest, type CycleDigest } from './cycle-digest.ts';

/** A cycle on the path of a player, and his place in it. */
export interface PathStep extends Omit<CyclePlace, 'change'> {
  readonly cycle: TournamentRecord;
  readonly change: CycleChange;
}

/** The cycles of a title in which a player was, the first first. */
export interface CyclePath {
  readonly entry: EntryId;
  readonly steps: readonly PathStep[];
}

/** The paths of all players of a cycle up to it, in the order of its entries; itself is the last step once it has begun. */
export async function cyclePaths(context: AppContext, cycle: TournamentRecord): Promise<readonly CyclePath[]> {
  const cycles = await cyclesUpTo(context, cycle);
  const [entries, digests] = await Promise.all([
    readingOf(context).entriesOf.load(cycle.id),
    Promise.all(cycles.map(async (one) => ({ cycle: one, ...(await cycleDigest(context, one)) }))),
  ]);
  return entries.map(({ id, player }) => ({ entry: id, steps: stepsOf(player.id, digests) }));
}

/** A player's path over the cycles of a title, the cycle that is under way the last; empty for who was in none. */
export async function titlePath(
  context: AppContext,
  series: SeriesRecord,
  player: PlayerId,
): Promise<readonly PathStep[]> {
  const cycles = await cyclesOf(context, series);
  const digests = cycles.map(async (one) => ({ cycle: one, ...(await cycleDigest(context, one)) }));
  return stepsOf(player, await Promise.all(digests));
}

/** The titles in whose cycles a player has entered, the newest first. */
export async function titlesPlayed(context: AppContext, player: PlayerId): Promise<readonly SeriesRecord[]> {
  const played = await readingOf(context).seriesPlayedBy.load(player);
  return played.flatMap(({ series }) => (series.kind === 'TITLE' ? [series] : []));
}

/** The cycles of a title in their order, without those that were cancelled. */
export async function cyclesOf(
  context: AppContext,
  { id }: Pick<SeriesRecord, 'id'>,
): Promise<readonly TournamentRecord[]> {
  const tournaments = await readingOf(context).tournamentsOf.load(id);
  return tournaments.filter(({ seriesRole, status }) => seriesRole === 'CYCLE' && status !== 'CANCELLED');
}

async function cyclesUpTo(context: AppContext, cycle: TournamentRecord): Promise<readonly TournamentRecord[]> {
  const { seriesId, seriesNumber } = cycle;
  if (seriesId === null || seriesNumber === null) return [cycle];
  const cycles = await cyclesOf(context, { id: seriesId });
  return cycles.filter(({ seriesNumber: number }) => number !== null && number <= seriesNumber);
}

function stepsOf(
  player: PlayerId,
  digests: readonly (CycleDigest & { readonly cycle: TournamentRecord })[],
): readonly PathStep[] {
  const steps: PathStep[] = [];
  for (const { cycle, places } of digests) {
    const place = places.get(player);
    if (place === undefined) continue;
    const isBack = place.change === 'NEW' && steps.length > 0;
    steps.push({ ...place, cycle, change: isBack ? 'RETURNED' : place.change });
  }
  return steps;
}
