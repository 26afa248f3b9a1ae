import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { storedTypes } from './schema-walk.ts';

/** Lists of things with an id that are answered as a whole, `Type.field`; of an interface, where it says so itself. */
export function plainLists(schema: GraphQLSchema): readonly string[] {
  const passing = passingTypes(schema);
  return storedTypes(schema)
    .filter((type) => !passing.has(type) && !type.name.endsWith('Connection'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isListType(getNullableType(field.type)) && isOfNodes(schema, field))
        .map((field) => `${ownerOf(type, field)}.${field.name}`),
    )
    .filter((name, index, all) => all.indexOf(name) === index)
    .toSorted();
}

/** What tells of one deed or one event: it is as long as that makes it, and grows no more. */
function passingTypes(schema: GraphQLSchema): ReadonlySet<GraphQLObjectType> {
  const roots = [schema.getMutationType(), schema.getSubscriptionType()];
  const answers = roots.flatMap((root) => Object.values(root?.getFields() ?? {})).map(({ type }) => getNamedType(type));
  const parts = answers.flatMap((type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : []));
  return new Set(parts);
}

function isOfNodes(schema: GraphQLSchema, { type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type);
  if (isUnionType(named)) return named.getTypes().some(isNode);
  return isInterfaceType(named) ? schema.getPossibleTypes(named).some(isNode) : isObjectType(named) && isNode(named);
}

function isNode(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Node');
}

/** The interface that a field comes from, or else its type. */
function ownerOf(type: GraphQLObjectType, { name }: GraphQLField<unknown, unknown>): string {
  return type.getInterfaces().find((one) => one.name !== 'Node' && name in one.getFields())?.name ?? type.name;
}
