import { otherSeat } from '../../kernel/seat.ts';
import { answeringNode, goesOnAfter, type PlanRecord } from '../../store/reading/move-plan.ts';
import { deletePlan, movePlanOn } from '../../store/writing/move-plan.ts';
import type { Command } from '../command.ts';
import { inboxTopic } from '../events.ts';
import { applyMove, type AppliedMove } from './apply-move.ts';
import { rulesOf } from '../state/game-rules.ts';
import { message } from '../texts/say.ts';

/**
 * Plays what the opponent has planned for the move that has just been made; the reply takes no time. A plan without a reply
 * to that very move is dropped whole, and so is one whose reply cannot be played. As every step of a plan has a reply and
 * plans are made at the opponent's turn only, no second plan can answer the reply. Answers the last move.
 * Source: Common 3.
 */
export async function firePlan(command: Command, made: AppliedMove): Promise<AppliedMove> {
  const { game, by } = made;
  const owner = otherSeat(by);
  let last = made;
  for (const plan of made.plans) {
    const isAwaited = plan.playerId === game.players[owner] && plan.ply === game.ply - 1;
    const isHisTurn = game.toMove === owner && game.clock?.running === owner;
    const reply = isAwaited && isHisTurn ? await playPlanned(command, plan, made) : null;
    if (reply === null) await deletePlan(command.tx, plan);
    else last = reply;
  }
  return last;
}

/** Why a reply that would end the play is not played where its owner has not said that it may. */
const ENDS_PLAY = { message: message('refused.plan.endsPlay') };

/** The planned reply to the last move, made, and the plan moved on; null if there is none, or none that can be played. */
async function playPlanned(
  command: Command,
  plan: PlanRecord,
  { game, notation }: AppliedMove,
): Promise<AppliedMove | null> {
  const node = await answeringNode(command.tx, plan, notation);
  if (node === null || game.position === null || game.toMove === null) return null;
  const tried = rulesOf(game.game).play(game.position, node.reply);
  const endsPlay = tried.ok && tried.value.agreement !== null && !node.mayEndPlay;
  const move = { by: game.toMove, text: node.reply, cause: 'PLAN' } as const;
  const made = endsPlay ? null : await applyMove(command, game, move);
  if (!made?.ok) {
    const why = made === null ? ENDS_PLAY : made.error;
    const payload = {
      gameId: game.id,
      tournamentId: game.tournamentId,
      reply: node.reply,
      message: why.message,
    };
    command.emit({ topic: inboxTopic(plan.playerId), kind: 'MyPlanDropped', payload });
    return null;
  }
  const { ply, clock } = made.value.game;
  const goesOn = clock?.running !== null && (await goesOnAfter(command.tx, plan, node.number));
  if (!goesOn) await deletePlan(command.tx, plan);
  else await movePlanOn(command.tx, { ...plan, ply, reached: node.number, version: plan.version + 1 });
  return made.value;
}
