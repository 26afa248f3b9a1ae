import { invariant } from '../../../kernel/assert.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import { readPlan, type PlannedReply } from '../../../rules/games/plan.ts';
import { planOf } from '../../../store/reading/move-plan.ts';
import { deletePlan, putPlan } from '../../../store/writing/move-plan.ts';
import { defineCommand } from '../../command.ts';
import {
  stalePly,
  wrongPhase,
  type CommonError,
  type GameOver,
  type IllegalPlan,
  type StalePlan,
  type StalePly,
  type WrongPhase,
  type WrongStatus,
} from '../../errors.ts';
import { lockedGame } from '../../found.ts';
import { checkPlayable, seatOf } from '../../running/playable-game.ts';
import { rulesOf } from '../../state/game-rules.ts';
import type { GameInput } from '../game/shape.ts';
import { message } from '../../texts/say.ts';

/** The game as its player sees it, the version of his plan that he has seen (null: whichever), and the plan; empty: none any more. */
export interface SetPlanInput extends GameInput {
  readonly ply: number;
  readonly version: number | null;
  readonly nodes: readonly PlannedReply[];
}

/** The game in which somebody has planned. What he has planned is in no answer that is kept. */
export interface SetPlanDone {
  readonly gameId: GameId;
}

/** Every way in which the command says no. */
export type SetPlanError = CommonError | GameOver | WrongStatus | WrongPhase | StalePly | StalePlan | IllegalPlan;

/**
 * Plans replies of the caller in his own game while his opponent is to move, in place of what he had planned there. Nobody else
 * hears of it: there is no event. Source: Common 3.
 */
export const setPlan = defineCommand<SetPlanInput, SetPlanDone, SetPlanError>('setPlan', async (command, input) => {
  const { gameId, ply, version, nodes } = input;
  const { tx, actor } = command;
  const found = await lockedGame(tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const seat = seatOf(actor, game);
  if (!seat.ok) return seat;
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  if (game.ply !== ply) return err(stalePly(ply, game.ply));
  if (game.clock?.running !== otherSeat(seat.value)) {
    return err(wrongPhase('NOT_OPPONENTS_TURN', message('refused.plan.notNow')));
  }
  const owner = { gameId, playerId: game.players[seat.value] };
  const before = (await planOf(tx, owner))?.version ?? 0;
  if (version !== null && version !== before) return err(stalePlan(version, before));
  invariant(game.position !== null, `game ${gameId} is played here`);
  const read = readPlan(rulesOf(game.game), { encoded: game.position, owner: seat.value }, nodes);
  if (!read.ok) return err({ kind: 'illegal-plan', ...read.error });
  if (read.value.length === 0) await deletePlan(tx, owner);
  else await putPlan(tx, { ...owner, ply, reached: null, version: before + 1 }, read.value);
  return ok({ gameId });
});

function stalePlan(expected: number, actual: number): StalePlan {
  const why = message('refused.plan.stale', { expected, actual });
  return { kind: 'stale-plan', message: why, expected, actual };
}
