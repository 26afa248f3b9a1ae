import type { EntryId } from '../../kernel/ids.ts';
import type { HalfPoints } from '../../kernel/points.ts';

/** Points that a ruling gives a player in the table of a group, by its key, or takes from him, less than nothing then. Source: Common 5.3. */
export interface PointAdjustment {
  readonly group: string;
  readonly entry: EntryId;
  readonly halves: HalfPoints;
}

/** What rulings give to players in the table of this group, all together, in half points; who is not in it has what he has scored. Source: Common 5.3. */
export function adjustedHalves(
  { adjustments = [] }: { readonly adjustments?: readonly PointAdjustment[] },
  group: string,
): ReadonlyMap<EntryId, number> {
  const halves = new Map<EntryId, number>();
  for (const one of adjustments) {
    if (one.group === group) halves.set(one.entry, (halves.get(one.entry) ?? 0) + one.halves);
  }
  return halves;
}
