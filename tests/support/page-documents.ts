import { Kind, parse, visit } from 'graphql';
import type { DefinitionNode, DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { pageDocuments } from '../../tools/documents/page-documents.ts';

const fragments = new Map<string, FragmentDefinitionNode>();
const operations: [string, OperationDefinitionNode][] = [];
for (const { path, text } of pageDocuments()) {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push([definition.name?.value ?? path, definition]);
  }
}

/** Every operation that the page has, with its name. */
export const pageOperations: readonly (readonly [string, OperationDefinitionNode])[] = operations;

/** An operation with every fragment that it needs, as the page sends it. */
export function sentDocument(operation: OperationDefinitionNode): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation).values()].map(asSent) };
}

/** The same by the operation's name. */
export function pageDocument(name: string): DocumentNode {
  const operation = new Map(operations).get(name);
  if (operation === undefined) throw new Error(`The page has no operation ${name}`);
  return sentDocument(operation);
}

function fragmentsOf(
  definition: DefinitionNode,
  known = new Map<string, DefinitionNode>(),
): Map<string, DefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment === undefined || known.has(name.value)) return;
      known.set(name.value, fragment);
      fragmentsOf(fragment, known);
    },
  });
  return known;
}

/** Without the directives that are for types only, and the page's cache asks for the type of everything besides. */
function asSent(definition: DefinitionNode): DefinitionNode {
  const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(definition, {
    Directive: ({ name }) => (name.value === '_unmask' ? null : undefined),
    SelectionSet: {
      leave: (set, _key, parent) =>
        parent !== undefined && 'operation' in parent
          ? undefined
          : { ...set, selections: [...set.selections, typeName] },
    },
  });
}
