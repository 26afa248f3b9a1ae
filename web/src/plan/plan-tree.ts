import {
  emptyTree,
  pathTo,
  ROOT,
  withMove,
  withoutMove,
  type VariationNode,
  type VariationTree,
} from '../analysis/variation-tree.ts';

/** A step of a plan: an opponent's move, the reply to it, and after which step's reply it may come; null: as the game stands. */
export interface PlanStep {
  readonly after: number | null;
  readonly move: string;
  readonly reply: string;
}

/** A plan as moves tried one after another: the opponent's are the first, third, fifth … of every line. */
export function treeOfPlan(steps: readonly PlanStep[]): VariationTree {
  let tree = emptyTree();
  const replies: number[] = [];
  for (const { after, move, reply } of steps) {
    const asked = withMove(tree, after === null ? ROOT : (replies[after] ?? ROOT), move);
    const answered = withMove(asked.tree, asked.id, reply);
    tree = answered.tree;
    replies.push(answered.id);
  }
  return tree;
}

/** The steps of what was tried, each after the one it follows; a move of the opponent without a reply is left out. */
export function planOfTree(tree: VariationTree): readonly PlanStep[] {
  const steps: PlanStep[] = [];
  const follow = (from: VariationNode, after: number | null): void => {
    for (const id of from.children) {
      const asked = tree.nodes.get(id);
      const answered = tree.nodes.get(asked?.children[0] ?? ROOT);
      if (!asked || !answered || answered.id === ROOT) continue;
      steps.push({ after, move: asked.notation, reply: answered.notation });
      follow(answered, steps.length - 1);
    }
  };
  const root = tree.nodes.get(ROOT);
  if (root) follow(root, null);
  return steps;
}

/** Whether a node is a reply: the second, fourth … move of its line. */
const isReply = (tree: VariationTree, id: number): boolean => id !== ROOT && pathTo(tree, id).length % 2 === 0;

/** The tree with this node as the only reply to the move before it; any other node changes nothing. */
export function withOnlyReply(tree: VariationTree, id: number): VariationTree {
  const parent = tree.nodes.get(tree.nodes.get(id)?.parent ?? -1);
  if (!parent || !isReply(tree, id)) return tree;
  return parent.children.filter((child) => child !== id).reduce(withoutMove, tree);
}

/** How many moves of the opponent have no reply yet. */
export const unanswered = (tree: VariationTree): number =>
  [...tree.nodes.values()].filter((node) => node.id !== ROOT && node.children.length === 0 && !isReply(tree, node.id))
    .length;
