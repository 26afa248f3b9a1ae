import { storedSettings } from '../../../store/codecs/stored-settings.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import { lastCycleOf, type LastCycle } from '../rules/last-cycle.ts';

/** What a player brings to a cycle from the last one; null: nothing, or he has entered another tournament. */
export function previousCycle({ tournament, carriedOver }: EntryRecord): LastCycle | null {
  return tournament.format === 'KUKSU' ? lastCycleOf({ carriedOver: storedSettings(carriedOver) }) : null;
}
