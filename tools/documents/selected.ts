import {
  Kind,
  isAbstractType,
  isCompositeType,
  isTypeSubTypeOf,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';

/** The API's schema, and all fragments of the page by name. */
export interface Documented {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** A field as it is selected: its type, and all that is selected in it. */
export interface SelectedField {
  readonly type: GraphQLOutputType;
  readonly selections: readonly SelectionNode[];
}

/** What is selected of one type of object. */
export interface Selected {
  readonly of: GraphQLObjectType;
  /** Whether the answer says what it is; what may be one of several types may say so. */
  readonly typename: 'ASKED' | 'POSSIBLE' | 'ABSENT';
  readonly fields: ReadonlyMap<string, SelectedField>;
  /** The fragments whose fields only who wrote them reads, with the type that each is on. */
  readonly masked: ReadonlyMap<string, string>;
}

/** Whether the fields of this fragment are read as if they stood where it is spread. */
export const isUnmasked = ({ directives }: FragmentDefinitionNode): boolean =>
  directives?.some(({ name }) => name.value === '_unmask') ?? false;

/** The object, interface or union of this name. Throws where there is none. */
export function compositeType(schema: GraphQLSchema, name: string): GraphQLCompositeType {
  const type = schema.getType(name);
  if (!isCompositeType(type)) throw new Error(`schema.graphql has no type ${name} with fields.`);
  return type;
}

/** What these selections take of a type: one for each type of object that it may be, in the order of the schema. */
export function selectedOf(
  world: Documented,
  selections: readonly SelectionNode[],
  type: GraphQLCompositeType,
): readonly Selected[] {
  const possible = isAbstractType(type) ? world.schema.getPossibleTypes(type) : [type];
  return possible.map((of) => selectedOfObject(world, selections, type, of));
}

function selectedOfObject(
  { schema, fragments }: Documented,
  selections: readonly SelectionNode[],
  type: GraphQLCompositeType,
  of: GraphQLObjectType,
): Selected {
  const fields = new Map<string, SelectedField>();
  const masked = new Map<string, string>();
  let typename: Selected['typename'] = isAbstractType(type) ? 'POSSIBLE' : 'ABSENT';
  take(selections, type);
  return { of, typename, fields, masked };

  function take(nodes: readonly SelectionNode[], scope: GraphQLCompositeType): void {
    for (const node of nodes) {
      if (node.kind === Kind.FIELD) {
        const name = node.name.value;
        if (name === '__typename') typename = 'ASKED';
        else takeField(node.alias?.value ?? name, fieldType(scope, name), node.selectionSet?.selections ?? []);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const inner = node.typeCondition ? compositeType(schema, node.typeCondition.name.value) : scope;
        if (covers(inner)) take(node.selectionSet.selections, inner);
      } else takeSpread(node.name.value);
    }
  }

  function takeSpread(name: string): void {
    const fragment = fragments.get(name);
    if (!fragment) throw new Error(`No document of the page has the fragment ${name}.`);
    const on = compositeType(schema, fragment.typeCondition.name.value);
    if (!covers(on)) return;
    if (!isUnmasked(fragment)) {
      masked.set(name, on.name);
      return;
    }
    if (isAbstractType(on) && typename === 'ABSENT') typename = 'POSSIBLE';
    take(fragment.selectionSet.selections, on);
  }

  function takeField(key: string, fieldType: GraphQLOutputType, inner: readonly SelectionNode[]): void {
    const known = fields.get(key);
    const narrower = known && !isTypeSubTypeOf(schema, fieldType, known.type) ? known.type : fieldType;
    fields.set(key, { type: narrower, selections: [...(known?.selections ?? []), ...inner] });
  }

  function covers(scope: GraphQLCompositeType): boolean {
    return scope === of || (isAbstractType(scope) && schema.isSubType(scope, of));
  }
}

function fieldType(scope: GraphQLCompositeType, name: string): GraphQLOutputType {
  const field = 'getFields' in scope ? scope.getFields()[name] : undefined;
  if (!field) throw new Error(`${scope.name} has no field ${name}.`);
  return field.type;
}
