import type { PlannedReply } from '../../rules/games/plan.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { nodesOfPlan, planOf, type PlanNodeRecord } from '../../store/reading/move-plan.ts';
import type { AppContext } from '../context.ts';
import { actingPlayer } from '../rights.ts';
import { viewerSeat } from './viewer.ts';

/** What whoever asks has planned: at which ply the opponent's move is awaited, and the replies from there on. */
export interface ViewerPlan {
  readonly version: number;
  readonly ply: number;
  readonly nodes: readonly PlannedReply[];
}

/** The plan of whoever asks in a game; null if he has none there, and for everybody else whatever there is. */
export async function viewerPlan({ db, actor }: AppContext, game: GameRecord): Promise<ViewerPlan | null> {
  const playerId = actingPlayer(actor);
  if (playerId === null || viewerSeat(actor, game) === null) return null;
  const owner = { gameId: game.id, playerId };
  const plan = await planOf(db.prisma, owner);
  if (plan === null) return null;
  const nodes = stillReachable(await nodesOfPlan(db.prisma, owner), plan.reached);
  return { version: plan.version, ply: plan.ply, nodes };
}

/** The nodes that can still be reached, numbered anew from 0; those that follow the reply that was played last follow nothing. */
function stillReachable(nodes: readonly PlanNodeRecord[], reached: number | null): readonly PlannedReply[] {
  const places = new Map<number | null, number | null>([[reached, null]]);
  const kept: PlannedReply[] = [];
  for (const { number, after, ...node } of nodes) {
    const place = places.get(after);
    if (place === undefined) continue;
    places.set(number, kept.length);
    kept.push({ ...node, after: place });
  }
  return kept;
}
