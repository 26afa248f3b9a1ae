import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * How many fields a compiled operation is written for: below an interface or a union each field once for every type that it may be, so
 * that lists of such things within each other multiply. Takes no longer for one that has billions.
 */
export function compiledSize(schema: GraphQLSchema, document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const known = new Map<SelectionSetNode, Map<string, number>>();

  function sizeIn(selectionSet: SelectionSetNode, type: GraphQLNamedType): number {
    return sum(objectsOf(type), (object) => sizeOf(selectionSet, object));
  }

  function sizeOf(selectionSet: SelectionSetNode, object: GraphQLObjectType): number {
    const sizes = known.get(selectionSet) ?? new Map<string, number>();
    known.set(selectionSet, sizes);
    const size = sizes.get(object.name) ?? sum(selectionSet.selections, (selection) => selected(selection, object));
    sizes.set(object.name, size);
    return size;
  }

  function selected(selection: SelectionNode, object: GraphQLObjectType): number {
    if (selection.kind === Kind.FIELD) {
      const field = object.getFields()[selection.name.value];
      if (field === undefined || selection.selectionSet === undefined) return 1;
      return 1 + sizeIn(selection.selectionSet, getNamedType(field.type));
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (fragment === undefined) return 0;
    const condition = fragment.typeCondition?.name.value ?? object.name;
    const isMeant = objectsOf(schema.getType(condition)).some(({ name }) => name === object.name);
    return isMeant ? sizeOf(fragment.selectionSet, object) : 0;
  }

  function objectsOf(type: GraphQLNamedType | undefined): readonly GraphQLObjectType[] {
    if (isAbstractType(type)) return schema.getPossibleTypes(type);
    return isObjectType(type) ? [type] : [];
  }

  return sum(document.definitions, (definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return 0;
    const root = schema.getRootType(definition.operation);
    return isCompositeType(root) ? sizeIn(definition.selectionSet, root) : 0;
  });
}

function sum<Item>(items: readonly Item[], sizeOf: (item: Item) => number): number {
  return items.reduce((all, item) => all + sizeOf(item), 0);
}
