import { invariant } from '../../../kernel/assert.ts';
import { arrangement, type Arrangement, type ArrangementRefusal } from '../rules/arrangement.ts';
import { candidateOf, titleBefore } from '../rules/field.ts';
import { kuksuPlan, type KuksuPlan } from '../rules/plan.ts';
import { parseKuksuSettings, type KuksuSettings } from '../rules/settings.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { formatEntry } from '../../../application/state/format-state.ts';
import { readingOf } from '../../../application/queries/reading.ts';

/** How the entries of a cycle are arranged, each with the reason; `refusal` null: they can be. */
export interface CycleArrangement extends Arrangement {
  readonly plan: KuksuPlan;
  readonly refusal: ArrangementRefusal['kind'] | null;
}

/**
 * The arrangement of a cycle from what is stored of its entries: before the start as it would be now, after it the one that was
 * made, for its inputs are noted when registration closes. Source: Common 1.2, Kuksu 13.
 */
export async function cycleArrangement(context: AppContext, { id }: TournamentRecord): Promise<CycleArrangement> {
  const entries = (await readingOf(context).entriesOf.load(id)).map(formatEntry);
  const title = titleBefore(entries);
  const plan = kuksuPlan(entries.filter((entry) => entry.id !== title.holder).length);
  const arranged = arrangement(entries.map(candidateOf), title);
  if (arranged.ok) return { ...arranged.value, plan, refusal: null };
  return { leagues: [], placements: [], plan, refusal: arranged.error.kind };
}

/** What so many players of a cycle make. */
export function plannedLeagues(players: number): KuksuPlan {
  return kuksuPlan(players);
}

/** The settings of a cycle. */
export function cycleSettings({ settings }: { readonly settings: unknown }): KuksuSettings {
  const read = parseKuksuSettings(settings);
  invariant(read.ok, 'the stored settings of a cycle are readable');
  return read.value;
}
