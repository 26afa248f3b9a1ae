import { invariant } from '../../../kernel/assert.ts';
import { MatchingNode, type Edge } from './matching-node.ts';

/**
 * The cheapest way to put so many vertices, an even number, into pairs ; costs may be negative: for each vertex the other of its pair. Which of
 * equally cheap ones follows from the order of the vertices. Some n³ steps on numbers of any length: about a third of a second for a hundred.
 * Source: Edmonds, Paths, trees and flowers (1965), with the dual variables of Galil's survey (1986).
 */
export function cheapestPairs(size: number, cost: (one: number, other: number) => bigint): readonly number[] {
  invariant(size % 2 === 0, 'an even number can be put into pairs');
  const costs = Array.from({ length: size }, (_, one) =>
    Array.from({ length: one }, (_other, other) => cost(one, other)),
  );
  const all = costs.flat();
  const most = all.reduce((high, each) => (each > high ? each : high), 0n);
  const least = all.reduce((low, each) => (each < low ? each : low), 0n);
  const search = new Search(size, most - least);
  for (const [one, row] of costs.entries())
    for (const [other, each] of row.entries()) search.join(one, other, most - each);
  return search.solved();
}

/** A matching that grows by one pair a search, with the proof in its dual variables that none is heavier. */
class Search {
  readonly #vertices: readonly MatchingNode[];
  #nodes: MatchingNode[];
  #queue: MatchingNode[] = [];
  #searches = 0;

  constructor(size: number, dual: bigint) {
    this.#vertices = Array.from({ length: size }, (_, index) => new MatchingNode(index));
    this.#nodes = [...this.#vertices];
    for (const vertex of this.#vertices) vertex.dual = dual;
  }

  join(one: number, other: number, weight: bigint): void {
    const [a, b] = [there(this.#vertices[one]), there(this.#vertices[other])];
    a.edges.set(b, { from: a, to: b, weight });
    b.edges.set(a, { from: b, to: a, weight });
  }

  solved(): readonly number[] {
    while (this.#vertices.some(({ mate }) => mate === null)) this.#grow();
    return this.#vertices.map(({ mate }) => there(there(mate).index));
  }

  /** One search from all free nodes at once, until a pair more is found. */
  #grow(): void {
    this.#queue = [];
    for (const node of this.#nodes) Object.assign(node, { label: 'unseen', nearest: null });
    for (const node of this.#nodes) {
      if (node.root === node && node.mate === null) {
        Object.assign(node, { parent: null, label: 'outer' });
        this.#enqueue(node);
      }
    }
    while (!this.#scanned() && !this.#adjusted());
  }

  /** Looks at the edges of all outer vertices that wait; whether a pair more was found. */
  #scanned(): boolean {
    for (let vertex = this.#queue.shift(); vertex !== undefined; vertex = this.#queue.shift()) {
      if (there(vertex.root).label === 'inner') continue;
      for (const other of this.#vertices) {
        if (other.root === vertex.root) continue;
        const edge = between(vertex, other);
        if (slackOf(edge) > 0n) considerNearest(there(other.root), vertex);
        else if (this.#follow(edge)) return true;
      }
    }
    return false;
  }

  /** Moves the dual variables until another edge is tight, and follows those that are; whether a pair more was found. */
  #adjusted(): boolean {
    const outermost = this.#nodes.filter((node) => node.root === node);
    const step = shortest(outermost);
    for (const vertex of this.#vertices) {
      const { label } = there(vertex.root);
      if (label !== 'unseen') vertex.dual += label === 'outer' ? -step : step;
    }
    for (const node of outermost) {
      if (node.isBlossom && node.label !== 'unseen') node.dual += node.label === 'outer' ? 2n * step : -2n * step;
    }
    this.#queue = [];
    for (const node of this.#nodes) {
      const { nearest } = node;
      if (node.root !== node || nearest === null || nearest.root === node) continue;
      const edge = between(nearest, node);
      if (slackOf(edge) === 0n && this.#follow(edge)) return true;
    }
    for (const node of this.#nodes) {
      if (node.root === node && node.isBlossom && node.label === 'inner' && node.dual === 0n) this.#unfold(node);
    }
    this.#nodes = this.#nodes.filter(({ root }) => root !== null);
    return false;
  }

  /** A tight edge from an outer node: the tree grows, a circle becomes a blossom, or two trees meet and there is a pair more. */
  #follow({ from, to }: Edge): boolean {
    const [here, node] = [there(from.root), there(to.root)];
    if (node.label === 'unseen') {
      const next = there(there(node.mate).root);
      Object.assign(node, { parent: from, label: 'inner', nearest: null });
      Object.assign(next, { label: 'outer', nearest: null });
      this.#enqueue(next);
      return false;
    }
    if (node.label === 'inner') return false;
    const meeting = this.#meeting(here, node);
    if (meeting === null) {
      augment(here, node);
      augment(node, here);
      return true;
    }
    this.#fold(here, meeting, node);
    return false;
  }

  /** The outer node in which the ways back from two others meet; null: they are of two trees. */
  #meeting(one: MatchingNode, other: MatchingNode): MatchingNode | null {
    this.#searches += 1;
    let [here, there_]: (MatchingNode | null)[] = [one, other];
    while (here != null || there_ != null) {
      if (here != null) {
        if (here.seen === this.#searches) return here;
        here.seen = this.#searches;
        here = back(here);
      }
      [here, there_] = [there_, here];
    }
    return null;
  }

  #fold(one: MatchingNode, meeting: MatchingNode, other: MatchingNode): void {
    const blossom = new MatchingNode(null);
    const way = (end: MatchingNode): MatchingNode[] => {
      const nodes: MatchingNode[] = [];
      for (let node = end; node !== meeting; node = there(back(node))) nodes.push(node, there(there(node.mate).root));
      return nodes;
    };
    const [ahead, behind] = [way(one), way(other)];
    const inner = [...ahead, ...behind].filter(({ label }) => label === 'inner');
    blossom.petals = [meeting, ...ahead.toReversed(), ...behind];
    Object.assign(blossom, { label: 'outer', mate: meeting.mate, parent: meeting.parent });
    for (const node of inner) this.#enqueue(node);
    for (const petal of blossom.petals) for (const vertex of petal.vertices()) blossom.petalOf.set(vertex, petal);
    for (const node of this.#nodes) joinTightest(blossom, node);
    blossom.putInto(blossom);
    this.#nodes.push(blossom);
    this.#lookAround(blossom);
  }

  #unfold(blossom: MatchingNode): void {
    for (const petal of blossom.petals) petal.putInto(petal);
    const entry = there(blossom.petalOf.get(between(blossom, there(blossom.parent)).from));
    const steps = blossom.stepsTo(entry);
    for (const [place, petal] of blossom.petals.entries()) {
      if (place > steps) {
        petal.label = 'unseen';
        this.#lookAround(petal);
      } else if (place === steps) Object.assign(petal, { label: 'inner', parent: blossom.parent });
      else if (place % 2 === 0) {
        const next = there(blossom.petals[place + 1]);
        Object.assign(petal, { label: 'inner', parent: between(next, petal).from, nearest: null });
      } else {
        petal.label = 'outer';
        this.#lookAround(petal);
        this.#enqueue(petal);
      }
    }
    blossom.root = null;
  }

  /** Finds the outer vertex nearest to a node. */
  #lookAround(node: MatchingNode): void {
    node.nearest = null;
    for (const vertex of this.#vertices) {
      if (vertex.root !== node && there(vertex.root).label === 'outer') considerNearest(node, vertex);
    }
  }

  #enqueue(node: MatchingNode): void {
    this.#queue.push(...node.vertices());
  }
}

function between(from: MatchingNode, to: MatchingNode): Edge {
  return there(from.edges.get(to));
}

/** How far an edge is from being tight, in halves of weight. */
function slackOf({ from, to, weight }: Edge): bigint {
  return from.dual + to.dual - 2n * weight;
}

function considerNearest(node: MatchingNode, vertex: MatchingNode): void {
  if (node.nearest === null || slackOf(between(vertex, node)) < slackOf(between(node.nearest, node)))
    node.nearest = vertex;
}

/** The tightest edges between a new blossom and another node; the node may lie in it. */
function joinTightest(blossom: MatchingNode, node: MatchingNode): void {
  const edges = blossom.petals.flatMap((petal) => petal.edges.get(node) ?? []);
  const [first, ...others] = edges;
  if (first === undefined) return;
  const tightest = others.reduce((best, edge) => (slackOf(edge) < slackOf(best) ? edge : best), first);
  blossom.edges.set(node, tightest);
  node.edges.set(blossom, { from: tightest.to, to: tightest.from, weight: tightest.weight });
}

function shortest(outermost: readonly MatchingNode[]): bigint {
  const steps = outermost.flatMap((node) => {
    if (node.label === 'inner') return node.isBlossom ? [node.dual / 2n] : [];
    if (node.nearest === null) return [];
    const slack = slackOf(between(node.nearest, node));
    return [node.label === 'outer' ? slack / 2n : slack];
  });
  const [first, ...others] = steps;
  return others.reduce((low, step) => (step < low ? step : low), there(first));
}

/** The outer node two steps nearer to the root of the tree. */
function back(node: MatchingNode): MatchingNode | null {
  return node.mate === null ? null : there(there(there(node.mate.root).parent).root);
}

function augment(from: MatchingNode, to: MatchingNode): void {
  let [node, other] = [from, to];
  for (;;) {
    const next = node.mate === null ? null : node.mate.root;
    match(node, other);
    if (next === null) return;
    const parent = there(there(next.parent).root);
    match(next, parent);
    [node, other] = [parent, next];
  }
}

/** Matches a node with another, and inside a blossom its petals with each other. */
function match(node: MatchingNode, other: MatchingNode): void {
  const edge = between(node, other);
  node.mate = edge.to;
  if (!node.isBlossom) return;
  const petal = there(node.petalOf.get(edge.from));
  const steps = node.stepsTo(petal);
  for (let place = 0; place < steps; place += 1) match(there(node.petals[place]), there(node.petals[place ^ 1]));
  match(petal, other);
  node.petals = [...node.petals.slice(steps), ...node.petals.slice(0, steps)];
}

function there<Thing>(thing: Thing | null | undefined): Thing {
  invariant(thing !== null && thing !== undefined, 'a search of pairs is never without what it asks for');
  return thing;
}
