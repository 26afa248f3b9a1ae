import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState, Plan } from '../../../rules/formats/format.ts';
import { playersBefore } from './history.ts';
import { fieldPlan, roundPlan } from './plan.ts';
import { roundsOf } from './rounds.ts';
import type { SwissSettings } from './settings.ts';

/** The field in this order, and its first round. `state`: before the start. */
export function firstRound(settings: SwissSettings, state: FormatState, order: readonly EntryId[]): Plan {
  const field = fieldPlan(order);
  return { ...field, ...nextRound(settings, { ...state, plan: field }) };
}

/** The next round of all who are still there. Source: Swiss 2.2, 2.3. */
export function nextRound(settings: SwissSettings, state: FormatState): Pick<Plan, 'pairings' | 'games'> {
  const there = stillThere(state);
  const players = playersBefore(settings, state).filter(({ entry }) => there.has(entry));
  const { pairings, games } = roundPlan(roundsOf(state).length + 1, players);
  return { pairings, games };
}

/** Who has not withdrawn. */
export function stillThere({ entries, withdrawals }: FormatState): ReadonlySet<string> {
  const gone = new Set(withdrawals.map(({ entry }) => entry));
  return new Set(entries.map(({ id }) => id).filter((id) => !gone.has(id)));
}
