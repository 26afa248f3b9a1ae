import type { GameId, PlayerId } from '../../kernel/ids.ts';
import type { PlannedReply } from '../../rules/games/plan.ts';
import type { Tx } from '../client.ts';

/** Whose plan in which game. */
export interface PlanOwner {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
}

/** A plan as it stands: at which ply the opponent's move is awaited, and which of its nodes was answered last (null: none yet). */
export interface PlanRecord extends PlanOwner {
  readonly ply: number;
  readonly reached: number | null;
  readonly version: number;
}

/** A node of a plan by its number from 0; `after` is the number of an earlier one. */
export interface PlanNodeRecord extends PlannedReply {
  readonly number: number;
}

/** The plan of one player in one game; null if he has none. */
export async function planOf(tx: Tx, { gameId, playerId }: PlanOwner): Promise<PlanRecord | null> {
  const row = await tx.movePlan.findUnique({ where: { gameId_playerId: { gameId, playerId } } });
  return row === null ? null : { ...row, gameId, playerId };
}

/** The nodes of a plan, in the order of their numbers, also those that can no longer be reached. */
export async function nodesOfPlan(tx: Tx, { gameId, playerId }: PlanOwner): Promise<readonly PlanNodeRecord[]> {
  return tx.planNode.findMany({
    where: { gameId, playerId },
    orderBy: { number: 'asc' },
    select: { number: true, after: true, move: true, reply: true, mayEndPlay: true },
  });
}

/** Whether a plan goes on after the reply of this node. */
export async function goesOnAfter(tx: Tx, { gameId, playerId }: PlanOwner, node: number): Promise<boolean> {
  return (await tx.planNode.count({ where: { gameId, playerId, after: node } })) > 0;
}

/** The node that answers this move of the opponent as the plan stands; null if none does. */
export async function answeringNode(tx: Tx, plan: PlanRecord, move: string): Promise<PlanNodeRecord | null> {
  const { gameId, playerId, reached } = plan;
  return tx.planNode.findFirst({
    where: { gameId, playerId, after: reached, move },
    select: { number: true, after: true, move: true, reply: true, mayEndPlay: true },
  });
}
