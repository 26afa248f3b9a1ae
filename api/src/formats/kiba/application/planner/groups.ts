import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { kibaGroups } from '../../rules/groups.ts';
import type { KibaGroups, KibaGroupsRefusal } from '../../rules/groups.ts';
import { idsProblem } from '../../../../application/queries/planner/caller-id.ts';

const MOST_IDS = 1_000;

/**
 * The qualification of a player list, or why it cannot be played so; refuses ids that cannot be and fewer than one group.
 * Source: KIBA 4.
 */
export function planKibaGroups(
  list: readonly string[],
  groups: number | null,
): Result<KibaGroups | KibaGroupsRefusal, string> {
  if (list.length > MOST_IDS) return err(`list: at most ${MOST_IDS} players, here are ${list.length}.`);
  const problem = idsProblem(list.map((id, index) => ({ where: `list[${index}]`, id })));
  if (problem !== null) return err(problem);
  if (groups !== null && groups < 1) return err(`groups: at least one group, here are ${groups}.`);
  const planned = kibaGroups(list.map(asId<EntryId>), groups);
  return ok(planned.ok ? planned.value : planned.error);
}
