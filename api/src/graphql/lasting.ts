import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLField, GraphQLSchema, ValueNode } from 'graphql';
import { isOwn } from './own-part.ts';

/**
 * What makes a field, or all fields of a type, last: what it answers follows from its tournament, those of the same series, and their
 * players, so that it stays as long as these stay as they are, whatever the time. What a field leads to has to last by itself.
 */
export const LASTING = { lasts: true } as const;

type Lasting = { readonly extensions: Readonly<Record<string, unknown>> } | null | undefined;

const lasts = (thing: Lasting): boolean => thing?.extensions['lasts'] === LASTING.lasts;

/** The argument that names the tournament of a query that asks for nothing but what lasts of one; null: it asks for more. */
export function lastingTournament(schema: GraphQLSchema, document: DocumentNode): ValueNode | null {
  const [operation, ...more] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query' || more.length > 0) return null;
  const [root, ...others] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || root.name.value !== 'tournament' || others.length > 0) return null;
  const argument = root.arguments?.find(({ name }) => name.value === 'id');
  return argument !== undefined && everythingLasts(schema, document, root) ? argument.value : null;
}

function everythingLasts(schema: GraphQLSchema, document: DocumentNode, root: FieldNode): boolean {
  const types = new TypeInfo(schema);
  let isLasting = true;
  const fields = {
    enter(node: FieldNode): false | undefined {
      if (node === root) return undefined;
      const field = types.getFieldDef();
      // Of nobody it is always the same.
      if (isOwn(node)) return false;
      if (node.name.value !== '__typename' && !isKept(types.getParentType(), field)) isLasting = false;
      return undefined;
    },
  };
  visit(document, visitWithTypeInfo(types, { Field: fields }));
  return isLasting;
}

function isKept(type: Lasting, field: GraphQLField<unknown, unknown> | null | undefined): boolean {
  return lasts(type) || lasts(field);
}
