import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** The field of Query under which everything has the caller's own ids. */
const CALLERS_OWN = 'rules';

/** Every type of objects that some answer may hold without what `Query.rules` alone answers. */
export function storedTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  const seen = new Set<GraphQLNamedType>();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const open: GraphQLNamedType[] = roots.filter((root) => root != null);
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    if (seen.has(type)) continue;
    seen.add(type);
    if (isUnionType(type)) open.push(...type.getTypes());
    if (isInterfaceType(type)) open.push(...schema.getPossibleTypes(type));
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (type !== schema.getQueryType() || field.name !== CALLERS_OWN) open.push(getNamedType(field.type));
    }
  }
  return [...seen].filter(isObjectType);
}

/** The types that show an `id` which `node` does not answer, since they are no Nodes. */
export function idsOfNoNode(schema: GraphQLSchema): readonly string[] {
  return storedTypes(schema)
    .filter(
      (type) =>
        type.getFields()['id']?.type.toString() === 'ID!' && !type.getInterfaces().some(({ name }) => name === 'Node'),
    )
    .map(({ name }) => name);
}
