import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ASTNode, DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { PUBLIC_AUDIENCE, VIEWER_AUDIENCE } from '../../graphql/watched.ts';

/** What a subscription's document says of who may share it. */
export interface WatchedDocument {
  /** Equal for the same document only. */
  readonly key: string;
  /** Executed the same for everybody: only fields for the public, and none about the viewer. */
  readonly isPublic: boolean;
  /** The variables that make a difference: all but those that only say where a subscriber resumes. */
  readonly variables: readonly string[];
}

/** Reads documents once each and remembers what they say. */
export function watchedDocuments(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => WatchedDocument {
  const known = new WeakMap<OperationDefinitionNode, WatchedDocument>();
  let counted = 0;
  return (document, operation) => {
    const found = known.get(operation);
    if (found !== undefined) return found;
    counted += 1;
    const read = {
      key: String(counted),
      isPublic: isPublic(schema, document, operation),
      variables: usedVariables(document, operation),
    };
    known.set(operation, read);
    return read;
  };
}

function isPublic(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const rootsArePublic = operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      fields[selection.name.value]?.extensions['audience'] === PUBLIC_AUDIENCE.audience,
  );
  let isAboutViewer = false;
  const types = new TypeInfo(schema);
  const fieldsAboutViewer = {
    Field({ name }: FieldNode): void {
      const audience = types.getFieldDef()?.extensions['audience'];
      if (name.value.startsWith('viewer') || audience === VIEWER_AUDIENCE.audience) isAboutViewer = true;
    },
  };
  visit(document, visitWithTypeInfo(types, fieldsAboutViewer));
  return rootsArePublic && !isAboutViewer;
}

function usedVariables(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const counted: ASTNode[] = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) counted.push(selection);
    else {
      counted.push(...(selection.arguments ?? []).filter(({ name }) => name.value !== 'after'));
      counted.push(...(selection.directives ?? []));
      if (selection.selectionSet !== undefined) counted.push(selection.selectionSet);
    }
  }
  const used = new Set<string>();
  for (const node of counted) visit(node, { Variable: ({ name }) => void used.add(name.value) });
  return [...used].sort();
}
