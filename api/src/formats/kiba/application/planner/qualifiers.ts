import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { kibaFinalists, kibaSemifinals } from '../../rules/qualifiers.ts';
import type { RankedGroups } from '../../rules/qualifiers.ts';
import { idsProblem } from '../../../../application/queries/planner/caller-id.ts';

const MOST_IDS = 1_000;

/** The two semi-final groups, or none after one or two groups. Source: KIBA 10.1. */
export function planKibaSemifinals(ranked: readonly (readonly string[])[]): Result<RankedGroups, string> {
  const groups = rankedGroups(ranked);
  if (!groups.ok) return groups;
  const semifinals = kibaSemifinals(groups.value);
  return semifinals.ok ? semifinals : err(semifinals.error.message);
}

/** The two finalists after one group or two. Source: KIBA 10.1, 10.3. */
export function planKibaFinalists(ranked: readonly (readonly string[])[]): Result<readonly EntryId[], string> {
  const groups = rankedGroups(ranked);
  if (!groups.ok) return groups;
  const finalists = kibaFinalists(groups.value);
  return finalists.ok ? finalists : err(finalists.error.message);
}

function rankedGroups(ranked: readonly (readonly string[])[]): Result<RankedGroups, string> {
  const ids = ranked.flatMap((group, index) => group.map((id, place) => ({ where: `ranked[${index}][${place}]`, id })));
  if (ids.length > MOST_IDS) return err(`ranked: at most ${MOST_IDS} players, here are ${ids.length}.`);
  const problem = idsProblem(ids);
  return problem === null ? ok(ranked.map((group) => group.map(asId<EntryId>))) : err(problem);
}
