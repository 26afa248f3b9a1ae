import type { GameId } from '../../kernel/ids.ts';
import type { PlannedReply } from '../../rules/games/plan.ts';
import type { Tx } from '../client.ts';
import type { PlanOwner, PlanRecord } from '../reading/move-plan.ts';

/** Stores a plan in place of the one that its owner had in the game. */
export async function putPlan(tx: Tx, plan: PlanRecord, nodes: readonly PlannedReply[]): Promise<void> {
  const { gameId, playerId } = plan;
  await deletePlan(tx, plan);
  await tx.movePlan.create({ data: { ...plan }, select: { version: true } });
  await tx.planNode.createMany({ data: nodes.map((node, number) => ({ ...node, gameId, playerId, number })) });
}

/** Notes how far a plan has come. */
export async function movePlanOn(tx: Tx, { gameId, playerId, ...come }: PlanRecord): Promise<void> {
  const where = { gameId_playerId: { gameId, playerId } };
  await tx.movePlan.update({ where, data: come, select: { version: true } });
}

/** Deletes a plan, if there is one. */
export async function deletePlan(tx: Tx, { gameId, playerId }: PlanOwner): Promise<void> {
  await tx.movePlan.deleteMany({ where: { gameId, playerId } });
}

/** Deletes the plans of both players of a game. */
export async function deletePlans(tx: Tx, gameId: GameId): Promise<void> {
  await tx.movePlan.deleteMany({ where: { gameId } });
}
