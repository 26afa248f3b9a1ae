/** An edge as it leaves a vertex; between blossoms, the tightest of those between their vertices. */
export interface Edge {
  readonly from: MatchingNode;
  readonly to: MatchingNode;
  readonly weight: bigint;
}

/**
 * A vertex of the graph, or a blossom: an odd circle of nodes that acts as one. In a search a node is `outer` at an even distance from a
 * free one, `inner` at an odd one, `unseen` where the search has not come to.
 */
export class MatchingNode {
  label: 'outer' | 'inner' | 'unseen' = 'unseen';
  dual = 0n;
  /** The outermost node that it lies in; null: a blossom that is there no more. */
  root: MatchingNode | null = this;
  /** The vertex at the other end of its matched edge. */
  mate: MatchingNode | null = null;
  /** The vertex from which the search came. */
  parent: MatchingNode | null = null;
  /** The outer vertex that is nearest to it. */
  nearest: MatchingNode | null = null;
  /** Which search saw it last. */
  seen = 0;
  /** The nodes of a blossom in their circle, the one whose mate is outside first; none in a vertex. */
  petals: MatchingNode[] = [];
  readonly edges = new Map<MatchingNode, Edge>();
  /** The petal that each vertex of a blossom lies in. */
  readonly petalOf = new Map<MatchingNode, MatchingNode>();

  /** Its place among the vertices; null: it is a blossom. */
  readonly index: number | null;

  constructor(index: number | null) {
    this.index = index;
    if (index !== null) this.petalOf.set(this, this);
  }

  get isBlossom(): boolean {
    return this.index === null;
  }

  /** Its vertices. */
  *vertices(): Generator<MatchingNode> {
    if (!this.isBlossom) yield this;
    for (const petal of this.petals) yield* petal.vertices();
  }

  /** Puts it, and all in it, into an outermost node. */
  putInto(root: MatchingNode): void {
    this.root = root;
    for (const petal of this.petals) petal.putInto(root);
  }

  /** The way round the circle that comes to a petal after an even number of steps; answers how many. */
  stepsTo(petal: MatchingNode): number {
    const steps = this.petals.indexOf(petal);
    if (steps % 2 === 0) return steps;
    const [base, ...others] = this.petals;
    this.petals = base === undefined ? [] : [base, ...others.toReversed()];
    return this.petals.length - steps;
  }
}
