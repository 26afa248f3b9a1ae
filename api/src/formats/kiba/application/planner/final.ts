import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { kibaFinal } from '../../rules/final.ts';
import type { FinalPlan } from '../../rules/final.ts';
import { plannerPlayers } from '../../../../application/queries/planner/listed-player.ts';
import type { PlannerPlayerInput } from '../../../../application/queries/planner/listed-player.ts';

const FINALISTS = 2;

/** The final of two players with its games so far; refuses any other number of players. Source: KIBA 10.4, 10.5. */
export function planKibaFinal(
  inputs: readonly PlannerPlayerInput[],
  winners: readonly string[],
): Result<FinalPlan, string> {
  const players = plannerPlayers(inputs, FINALISTS, 'finalists');
  if (!players.ok) return players;
  const [one, other] = players.value;
  if (one === undefined || other === undefined) {
    return err(`finalists: a final is between ${FINALISTS} players, here are ${inputs.length}.`);
  }
  const final = kibaFinal([one, other], winners.map(asId<EntryId>));
  return final.ok ? final : err(final.error.message);
}
