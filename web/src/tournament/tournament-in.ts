type Told<Node> = Extract<Node, { readonly version: number }>;

/** The tournament of which `nodeAt` tells; null where there is none, or something else; undefined while nothing is known. */
export function tournamentIn<Node extends object>(node: Node | null | undefined): Told<Node> | null | undefined {
  if (node === null || node === undefined) return node;
  return isTournament(node) ? node : null;
}

const isTournament = <Node extends object>(node: Node): node is Told<Node> => 'version' in node;
