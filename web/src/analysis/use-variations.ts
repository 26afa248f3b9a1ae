import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import {
  childWith,
  emptyTree,
  pathTo,
  ROOT,
  withMove,
  withoutMove,
  type VariationNode,
  type VariationTree,
} from './variation-tree.ts';

/** What the server says about a line of moves: the position after it, or why it is none. */
export type Explored<Position> =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'refused'; readonly message: string };

export interface Variations<Position> {
  readonly tree: Readonly<ShallowRef<VariationTree>>;
  /** The node that is looked at. */
  readonly at: Readonly<ShallowRef<number>>;
  readonly path: ComputedRef<readonly VariationNode[]>;
  /** What stands on the board; null before the first answer. */
  readonly position: Readonly<ShallowRef<Position | null>>;
  /** Why the last try was no move, in the server's words. */
  readonly refusal: Readonly<ShallowRef<string | null>>;
  /** Tries a move here; one that was tried before is looked at again. */
  play(notation: string): Promise<void>;
  look(id: number): Promise<void>;
  back(): Promise<void>;
  /** On to the first move that was tried from here. */
  forward(): Promise<void>;
  /** Forgets what is looked at and all that follows it. */
  remove(): Promise<void>;
  /** Begins anew, with a line already in the tree and the board at its start or at its end. */
  begin(line?: readonly string[], end?: 'start' | 'end'): Promise<void>;
  /** Takes a tree that lacks something of this one, but nothing of what is looked at. */
  prune(tree: VariationTree): void;
  /** Begins anew with a whole tree. */
  take(tree: VariationTree): Promise<void>;
}

/** Moves tried on a board, none of them sent: `explore` asks for the position after a line of moves from the root. */
export function useVariations<Position>(
  explore: (line: readonly string[]) => Promise<Explored<Position>>,
): Variations<Position> {
  const tree = shallowRef(emptyTree());
  const at = shallowRef(ROOT);
  const position = shallowRef<Position | null>(null);
  const refusal = shallowRef<string | null>(null);
  let run = 0;

  const lineTo = (id: number): readonly string[] => pathTo(tree.value, id).map((node) => node.notation);
  async function ask(line: readonly string[]): Promise<boolean> {
    const mine = ++run;
    const answer = await explore(line);
    if (mine !== run) return false;
    refusal.value = answer.kind === 'refused' ? answer.message : null;
    if (answer.kind === 'position') position.value = answer.position;
    return answer.kind === 'position';
  }
  async function look(id: number): Promise<void> {
    if (await ask(lineTo(id))) at.value = id;
  }
  async function play(notation: string): Promise<void> {
    const from = at.value;
    const known = childWith(tree.value, from, notation);
    if (known !== null) return look(known);
    if (!(await ask([...lineTo(from), notation]))) return;
    const grown = withMove(tree.value, from, notation);
    tree.value = grown.tree;
    at.value = grown.id;
  }
  async function back(): Promise<void> {
    const parent = tree.value.nodes.get(at.value)?.parent;
    if (parent !== null && parent !== undefined) await look(parent);
  }
  async function forward(): Promise<void> {
    const first = tree.value.nodes.get(at.value)?.children[0];
    if (first !== undefined) await look(first);
  }
  async function remove(): Promise<void> {
    const gone = at.value;
    await back();
    if (at.value !== gone) tree.value = withoutMove(tree.value, gone);
  }
  async function begin(line: readonly string[] = [], end: 'start' | 'end' = 'start'): Promise<void> {
    let last = { tree: emptyTree(), id: ROOT };
    for (const notation of line) last = withMove(last.tree, last.id, notation);
    tree.value = last.tree;
    at.value = ROOT;
    position.value = null;
    await look(end === 'end' ? last.id : ROOT);
  }
  async function take(whole: VariationTree): Promise<void> {
    tree.value = whole;
    at.value = ROOT;
    await look(ROOT);
  }
  const prune = (smaller: VariationTree): void => void (tree.value = smaller);
  const path = computed(() => pathTo(tree.value, at.value));
  return { tree, at, path, position, refusal, play, look, back, forward, remove, begin, prune, take };
}
