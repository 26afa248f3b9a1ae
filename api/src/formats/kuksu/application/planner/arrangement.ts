import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { arrangement } from '../../rules/arrangement.ts';
import type { Arrangement, ArrangementRefusal } from '../../rules/arrangement.ts';
import { kuksuPlan } from '../../rules/plan.ts';
import type { KuksuPlan } from '../../rules/plan.ts';
import { idProblem, idsProblem } from '../../../../application/queries/planner/caller-id.ts';
import { lastPlaceOf, lastPlaceProblem } from './caller-last-place.ts';
import type { CallerLastPlace } from './caller-last-place.ts';

/** A player who has signed up, as a planner's caller gives him; no last tier: he was in no league of the last cycle. */
export interface PlannerKuksuEntryInput extends CallerLastPlace {
  readonly id: string;
  readonly disqualified?: boolean | null | undefined;
  readonly timedOut?: boolean | null | undefined;
}

/** The title after its last match. */
export interface PlannerTitleInput {
  readonly holder?: string | null | undefined;
  readonly loser?: string | null | undefined;
}

/** What a planner's caller asks. */
export interface PlannerKuksuInput {
  readonly registered: readonly PlannerKuksuEntryInput[];
  readonly title: PlannerTitleInput | null;
  readonly excluded: readonly string[];
}

/**
 * A planned cycle; `refusal` null: it can be arranged, and only then has it leagues. `exclusionCandidates`: of a field that is
 * short by some players those who are timed out, in the order given.
 */
export interface PlannedKuksu extends Arrangement {
  readonly plan: KuksuPlan;
  readonly refusal: Exclude<ArrangementRefusal, { kind: 'tier-overfull' }>['kind'] | null;
  readonly exclusionCandidates: readonly EntryId[];
}

const MOST_PLAYERS = 2_000;

/**
 * The leagues of a new cycle; refuses ids that cannot be or that nobody has, last places that cannot be, and a field in which
 * more have earned a tier than it has places. Source: Kuksu 7, 8, 9, 10, 13.
 */
export function planKuksuArrangement({ registered, title, excluded }: PlannerKuksuInput): Result<PlannedKuksu, string> {
  const problem = registeredProblem(registered) ?? titleProblem(title) ?? excludedProblem(registered, excluded);
  if (problem !== null) return err(problem);
  const { holder, loser } = { holder: title?.holder ?? null, loser: title?.loser ?? null };
  const out = new Set(excluded);
  const field = registered.filter(({ id }) => id !== holder && !out.has(id));
  const plan = kuksuPlan(field.length);
  const arranged = arrangement(
    field.map((input) => {
      const place = lastPlaceOf(input);
      const last = place === null ? null : { ...place, isDisqualified: input.disqualified ?? false };
      return { id: asId<EntryId>(input.id), rating: input.rating, last };
    }),
    {
      holder: holder === null ? null : asId<EntryId>(holder),
      losers: loser === null ? [] : [asId<EntryId>(loser)],
    },
  );
  if (arranged.ok) return ok({ ...arranged.value, plan, refusal: null, exclusionCandidates: [] });
  const refusal = arranged.error;
  if (refusal.kind === 'tier-overfull') {
    const { tier, players, places } = refusal;
    return err(`registered: ${players} players have earned tier ${tier}, which has only ${places} places.`);
  }
  const timedOut = field.flatMap((input) => (input.timedOut === true ? [asId<EntryId>(input.id)] : []));
  const exclusionCandidates = refusal.kind === 'short' ? timedOut : [];
  return ok({ leagues: [], placements: [], plan, refusal: refusal.kind, exclusionCandidates });
}

function registeredProblem(registered: readonly PlannerKuksuEntryInput[]): string | null {
  if (registered.length > MOST_PLAYERS) {
    return `registered: at most ${MOST_PLAYERS} players, here are ${registered.length}.`;
  }
  const problem = idsProblem(registered.map(({ id }, index) => ({ where: `registered[${index}]`, id })));
  if (problem !== null) return problem;
  for (const [index, input] of registered.entries()) {
    const wrong = lastPlaceProblem(input);
    if (wrong !== null) return `registered[${index}]: ${wrong}.`;
  }
  return null;
}

function titleProblem(title: PlannerTitleInput | null): string | null {
  for (const role of ['holder', 'loser'] as const) {
    const id = title?.[role] ?? null;
    const problem = id === null ? null : idProblem(id);
    if (problem !== null) return `title.${role}: ${problem}.`;
  }
  const [holder, loser] = [title?.holder ?? null, title?.loser ?? null];
  return holder !== null && holder === loser ? `title.loser: "${loser}" is the holder.` : null;
}

function excludedProblem(registered: readonly PlannerKuksuEntryInput[], excluded: readonly string[]): string | null {
  const known = new Set(registered.map(({ id }) => id));
  const stranger = excluded.findIndex((id) => !known.has(id));
  if (stranger >= 0) return `excluded[${stranger}]: nobody with the id "${excluded[stranger]}" has signed up.`;
  return idsProblem(excluded.map((id, index) => ({ where: `excluded[${index}]`, id })));
}
