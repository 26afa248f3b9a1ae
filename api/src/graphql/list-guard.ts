import { isInterfaceType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { OPERATION_LIMITS } from './operation-limits.ts';
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

type Limited = Pick<Context, 'operationLimits'>;

const longestFor = ({ operationLimits = OPERATION_LIMITS }: Limited): number => operationLimits.items;

function guard(field: GraphQLField<unknown, Limited, ListArguments>): void {
  const { resolve, extensions } = field;
  const { pothosPrismaSelect: select } = extensions;
  if (resolve !== undefined) {
    field.resolve = (parent, args, context, info) => {
      checkListArguments(args, longestFor(context), extensions);
      return resolve(parent, args, context, info);
    };
  }
  if (typeof select !== 'function') return;
  const pothosPrismaSelect = (args: ListArguments, context: Limited, ...others: readonly unknown[]): unknown => {
    checkListArguments(args, longestFor(context), extensions);
    return select(args, context, ...others);
  };
  field.extensions = { ...extensions, pothosPrismaSelect };
}
