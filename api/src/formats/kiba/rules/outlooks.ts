import type { EntryId } from '../../../kernel/ids.ts';
import { disqualifiedOf } from '../../../rules/formats/disqualification.ts';
import type { FormatState, Outlook } from '../../../rules/formats/format.ts';
import { pairOutlooks } from '../../../rules/formats/pair-outlooks.ts';
import { inHalves, USUAL_WORTH } from '../../../rules/standings/game-worth.ts';
import { goneBefore } from './gone.ts';
import type { KibaSettings } from './settings.ts';
import { FINAL_GROUP, isPlayoffGroup } from './stages.ts';
import { kibaGroupTable } from './standings.ts';

/**
 * Of every player of a group of the qualification or a semi-final the ranks that he can still have; none in a play-off and in the
 * final, which are matches, and of who is disqualified before the stage is over. Source: KIBA 9.
 */
export function kibaOutlooks(settings: KibaSettings, state: FormatState, key: string): ReadonlyMap<EntryId, Outlook> {
  const group = state.plan.groups.find((planned) => planned.key === key);
  if (group === undefined) return new Map();
  const rows = kibaGroupTable(settings, state, key);
  const gone = goneBefore(state, group.stage);
  const isMatch = key === FINAL_GROUP || isPlayoffGroup(key);
  const last = isMatch ? new Set(group.entries) : disqualifiedOf(state).intersection(gone);
  return pairOutlooks(state, rows, { worth: inHalves(USUAL_WORTH), last });
}
