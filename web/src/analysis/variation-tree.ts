/** A move of a variation; the root is the position it all begins with. */
export interface VariationNode {
  readonly id: number;
  /** As the game writes it; empty at the root. */
  readonly notation: string;
  /** Null at the root. */
  readonly parent: number | null;
  /** In the order in which they were tried. */
  readonly children: readonly number[];
}

/** Moves that were tried from a position, with whatever was tried in place of them. */
export interface VariationTree {
  readonly nodes: ReadonlyMap<number, VariationNode>;
  /** The next new node gets this id. */
  readonly nextId: number;
}

/** The id of the root of every tree. */
export const ROOT = 0;

/** A tree in which nothing has been tried. */
export const emptyTree = (): VariationTree => ({
  nodes: new Map([[ROOT, { id: ROOT, notation: '', parent: null, children: [] }]]),
  nextId: 1,
});

/** The child of a node that has this move, or null. */
export const childWith = (tree: VariationTree, id: number, notation: string): number | null =>
  tree.nodes.get(id)?.children.find((child) => tree.nodes.get(child)?.notation === notation) ?? null;

/** The tree with a move tried after a node, and the id of its node; a move that was tried before is that node. */
export function withMove(tree: VariationTree, after: number, notation: string): { tree: VariationTree; id: number } {
  const known = childWith(tree, after, notation);
  const parent = tree.nodes.get(after);
  if (known !== null || !parent) return { tree, id: known ?? ROOT };
  const id = tree.nextId;
  const nodes = new Map(tree.nodes);
  nodes.set(after, { ...parent, children: [...parent.children, id] });
  nodes.set(id, { id, notation, parent: after, children: [] });
  return { tree: { nodes, nextId: id + 1 }, id };
}

/** The tree without a node and all that follows it; the root stays. */
export function withoutMove(tree: VariationTree, id: number): VariationTree {
  const gone = tree.nodes.get(id);
  const parent = tree.nodes.get(gone?.parent ?? -1);
  if (!gone || !parent) return tree;
  const nodes = new Map(tree.nodes);
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  const left = [id];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    left.push(...(nodes.get(next)?.children ?? []));
    nodes.delete(next);
  }
  return { ...tree, nodes };
}

/** The nodes from the first move to this one; none for the root. */
export function pathTo(tree: VariationTree, id: number): readonly VariationNode[] {
  const path: VariationNode[] = [];
  for (let node = tree.nodes.get(id); node && node.parent !== null; node = tree.nodes.get(node.parent)) path.push(node);
  return path.toReversed();
}

/** A line of the tree as it is read: moves one after another up to where the ways part. */
export interface VariationLine {
  /** How many partings lie before it. */
  readonly depth: number;
  /** Moves before its first one, from the root. */
  readonly before: number;
  readonly nodes: readonly VariationNode[];
}

/** Every line, each before those that part from its end, in the order in which they were tried. */
export function linesOf(tree: VariationTree): readonly VariationLine[] {
  const lines: VariationLine[] = [];
  const follow = (first: VariationNode, depth: number, before: number): void => {
    const nodes = [first];
    let last = first;
    while (last.children.length === 1) {
      const only = tree.nodes.get(last.children[0]!);
      if (!only) break;
      nodes.push(only);
      last = only;
    }
    lines.push({ depth, before, nodes });
    for (const child of last.children) {
      const node = tree.nodes.get(child);
      if (node) follow(node, depth + 1, before + nodes.length);
    }
  };
  for (const child of tree.nodes.get(ROOT)?.children ?? []) {
    const node = tree.nodes.get(child);
    if (node) follow(node, 0, 0);
  }
  return lines;
}
