import { Kind } from 'graphql';
import type {
  DefinitionNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  InlineFragmentNode,
  SelectionNode,
} from 'graphql';

/** A document in two, which ask together for what it asks for; both name their one field as it does. */
export interface Parted {
  /** What is the same for whoever asks. */
  readonly shared: DocumentNode;
  /** What is about who asks; null: nothing. */
  readonly own: DocumentNode | null;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Whether a field is about who asks. */
export const isOwn = ({ name }: FieldNode): boolean => name.value.startsWith('viewer');

/**
 * Parts a query of one field into what is the same for whoever asks, and what is about who asks and stands directly in that field; null: it
 * is not such a query, or something deeper is about who asks.
 */
export function parted(document: DocumentNode): Parted | null {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  const [root, ...others] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || root.selectionSet === undefined || others.length > 0) return null;
  const { selections } = root.selectionSet;
  const own = only(selections, fragments, isOwn);
  if (own.length === 0) return holdsOwn(selections, fragments) ? null : { shared: document, own: null };
  const shared = only(selections, fragments, (field) => !isOwn(field));
  if (shared.length === 0 || holdsOwn(shared, fragments)) return null;
  const asking = (chosen: readonly SelectionNode[]): DocumentNode => {
    const selectionSet = { kind: Kind.SELECTION_SET, selections: chosen } as const;
    const asked: DefinitionNode = {
      ...operation,
      selectionSet: { kind: Kind.SELECTION_SET, selections: [{ ...root, selectionSet }] },
    };
    return { kind: Kind.DOCUMENT, definitions: [asked, ...spreadIn(chosen, fragments)] };
  };
  return { shared: asking(shared), own: asking(own) };
}

/** Of what is selected the fields that are wanted, those of fragments in their place. */
function only(
  selections: readonly SelectionNode[],
  fragments: Fragments,
  isWanted: (field: FieldNode) => boolean,
): readonly SelectionNode[] {
  return selections.flatMap((one): readonly SelectionNode[] => {
    if (one.kind === Kind.FIELD) return isWanted(one) ? [one] : [];
    const inline = inlined(one, fragments);
    if (inline === null) return [];
    const chosen = only(inline.selectionSet.selections, fragments, isWanted);
    return chosen.length === 0 ? [] : [{ ...inline, selectionSet: { ...inline.selectionSet, selections: chosen } }];
  });
}

function inlined(one: Exclude<SelectionNode, FieldNode>, fragments: Fragments): InlineFragmentNode | null {
  if (one.kind === Kind.INLINE_FRAGMENT) return one;
  const fragment = fragments.get(one.name.value);
  if (fragment === undefined) return null;
  const { typeCondition, selectionSet } = fragment;
  return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet, directives: one.directives ?? [] };
}

/** The fragments that are spread in it, at any depth. */
function spreadIn(
  selections: readonly SelectionNode[],
  fragments: Fragments,
  found = new Set<FragmentDefinitionNode>(),
): ReadonlySet<FragmentDefinitionNode> {
  for (const one of selections) {
    const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : undefined;
    if (fragment !== undefined) found.add(fragment);
    const within = one.kind === Kind.FRAGMENT_SPREAD ? fragment : one;
    spreadIn(within?.selectionSet?.selections ?? [], fragments, found);
  }
  return found;
}

/** Whether a field in it, at any depth, is about who asks. */
function holdsOwn(selections: readonly SelectionNode[], fragments: Fragments): boolean {
  return selections.some((one) => {
    if (one.kind === Kind.FIELD) return isOwn(one) || holdsOwn(one.selectionSet?.selections ?? [], fragments);
    return holdsOwn(inlined(one, fragments)?.selectionSet.selections ?? [], fragments);
  });
}
