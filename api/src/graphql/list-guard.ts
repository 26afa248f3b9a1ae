import { isInterfaceType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { TOTAL_COUNT } from './total-count.ts';
import { checkListArguments, type ListArguments } from './list.ts';

/**
 * The schema, in which every list says how long it is in the same words, and the arguments of every list that is read page by page are looked at before anything is read for it, be it by
 * itself or together with what it belongs to.
 */
export function withGuardedLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const names = new Set(field.args.map(({ name }) => name));
      if (names.has('first') && names.has('after')) guard(field);
      if (field.name === 'totalCount') field.description ??= TOTAL_COUNT;
    }
  }
  return schema;
}

function guard(field: GraphQLField<unknown, unknown, ListArguments>): void {
  const { resolve, extensions } = field;
  const { pothosPrismaSelect: select } = extensions;
  if (resolve !== undefined) {
    field.resolve = (parent, args, context, info) => {
      checkListArguments(args, extensions);
      return resolve(parent, args, context, info);
    };
  }
  if (typeof select !== 'function') return;
  const pothosPrismaSelect = (args: ListArguments, ...others: readonly unknown[]): unknown => {
    checkListArguments(args, extensions);
    return select(args, ...others);
  };
  field.extensions = { ...extensions, pothosPrismaSelect };
}
