import { useClientHandle } from '@urql/vue';
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Variations } from '../analysis/use-variations.ts';
import { useCommand } from '../command/use-command.ts';
import { PlanQuery, SetPlan, type OwnPlan } from './plan-documents.ts';
import { planOfTree, treeOfPlan, unanswered, withOnlyReply, type PlanStep } from './plan-tree.ts';

/** Replies to moves that the opponent may play, tried on a board and kept by the server. */
export interface Plan {
  /** What the server keeps; null: nothing. */
  readonly kept: Readonly<ShallowRef<OwnPlan | null>>;
  /** How many replies the tree holds. */
  readonly replies: ComputedRef<number>;
  /** How many moves of the opponent have no reply. */
  readonly open: ComputedRef<number>;
  /** Whether the tree is what is kept. */
  readonly isKept: ComputedRef<boolean>;
  readonly mayEndPlay: ShallowRef<boolean>;
  readonly refusal: ComputedRef<string | null>;
  readonly saving: Readonly<ShallowRef<boolean>>;
  /** Keeps the tree in place of what was kept. */
  save(): Promise<void>;
  /** Keeps nothing any more. */
  drop(): Promise<void>;
}

/** The plan of a game at the ply where the opponent is to move; `isOpen` says when there can be one. */
export function usePlan<Position>(
  game: () => { readonly id: string; readonly ply: number; readonly isOpen: boolean },
  variations: Variations<Position>,
): Plan {
  const { client } = useClientHandle();
  const setting = useCommand(SetPlan);
  const kept = shallowRef<OwnPlan | null>(null);
  const mayEndPlay = shallowRef(false);
  const steps = computed(() => planOfTree(variations.tree.value));
  const isKept = computed(() => {
    const known = kept.value?.nodes ?? [];
    const written = (list: readonly PlanStep[]) =>
      JSON.stringify(list.map(({ after, move, reply }) => [after, move, reply]));
    return (
      written(planOfTree(treeOfPlan(known))) === written(steps.value) &&
      known.every((node) => node.mayEndPlay === mayEndPlay.value)
    );
  });

  async function load(): Promise<void> {
    const { id, isOpen } = game();
    setting.reset();
    if (!isOpen) {
      kept.value = null;
      return;
    }
    const { data } = await client.query(PlanQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    if (id !== game().id) return;
    kept.value = data?.game?.viewerPlan ?? null;
    mayEndPlay.value = kept.value?.nodes.some((node) => node.mayEndPlay) ?? false;
    await variations.take(treeOfPlan(kept.value?.nodes ?? []));
  }
  async function send(nodes: readonly PlanStep[]): Promise<void> {
    const { id: gameId, ply } = game();
    const input = {
      gameId,
      ply,
      version: kept.value?.version ?? 0,
      nodes: nodes.map((node) => ({ ...node, mayEndPlay: mayEndPlay.value })),
    };
    const done = await setting.perform(input);
    if (done) kept.value = done.game.viewerPlan ?? null;
  }

  watch([() => game().id, () => game().ply, () => game().isOpen], load, { immediate: true });
  // One reply to a move: the newest takes the place of the one before.
  watch(variations.at, (id) => {
    const tree = withOnlyReply(variations.tree.value, id);
    if (tree !== variations.tree.value) variations.prune(tree);
  });
  return {
    kept,
    replies: computed(() => steps.value.length),
    open: computed(() => unanswered(variations.tree.value)),
    isKept,
    mayEndPlay,
    refusal: computed(() => setting.refusal.value?.message ?? null),
    saving: setting.doing,
    save: () => send(steps.value),
    drop: async () => {
      await send([]);
      if (kept.value === null || kept.value.nodes.length === 0) await variations.begin();
    },
  };
}
