import type { GroupRecord, PointAdjustmentRecord } from '../../store/reading/stage.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { holdsAt } from '../state/adjustments.ts';
import { readingOf } from './reading.ts';
import type { ShownStanding } from './standings.ts';

/** The adjustments of points that the row of a table counts, the oldest first. Source: Common 5.3. */
export async function heldAdjustments(
  context: AppContext,
  { groupId, entry, asOf }: Pick<ShownStanding, 'groupId' | 'entry' | 'asOf'>,
): Promise<readonly PointAdjustmentRecord[]> {
  const group = await readingOf(context).groups.load(groupId);
  return (group?.adjustments ?? []).filter((one) => one.entryId === entry && holdsAt(one, asOf));
}

/** Whether rulings can give and take points in the table of a group. Source: Common 5.3. */
export async function ranksByPoints(
  context: AppContext,
  { tournamentId, key }: Pick<GroupRecord, 'tournamentId' | 'key'>,
): Promise<boolean> {
  const tournament = await readingOf(context).tournaments.load(tournamentId);
  return tournament !== null && formatOf(tournament).adjustsPoints(key);
}
