import {
  Kind,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compositeType, isUnmasked, selectedOf, type Documented, type Selected } from './selected.ts';

/** What a document of the page is: a question, or a fragment of some. */
export type Definition = OperationDefinitionNode | FragmentDefinitionNode;

export const isDefinition = (node: DefinitionNode | undefined): node is Definition =>
  node?.kind === Kind.OPERATION_DEFINITION || node?.kind === Kind.FRAGMENT_DEFINITION;

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  DateTime: 'string',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
};

const braced = (members: readonly string[]): string => (members.length === 0 ? '{}' : `{ ${members.join('; ')} }`);

/** The type of a document as gql.tada has it: of its answer, of its variables, and of a fragment what it is on. */
export function documentType(world: Documented, definition: Definition): string {
  const { selections } = definition.selectionSet;
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const on = definition.typeCondition.name.value;
    const about = braced([`fragment: '${definition.name.value}'`, `on: '${on}'`, `masked: ${!isUnmasked(definition)}`]);
    return `TadaDocumentNode<${answerType(world, selectedOf(world, selections, compositeType(world.schema, on)))}, {}, ${about}>`;
  }
  const root = world.schema.getRootType(definition.operation);
  if (!root) throw new Error(`schema.graphql has no ${definition.operation}.`);
  const variables = braced((definition.variableDefinitions ?? []).map((one) => variableMember(world.schema, one)));
  return `TadaDocumentNode<${answerType(world, selectedOf(world, selections, root))}, ${variables}, void>`;
}

/** The enums and inputs of the API, each as a declared type of its own name. */
export function namedTypes(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isEnumType(type)) {
      const values = type.getValues().map(({ name }) => `'${name}'`);
      return [`type ${type.name} = ${values.join(' | ')};`];
    }
    if (!isInputObjectType(type)) return [];
    const fields = Object.values(type.getFields());
    const members = fields.map((field) =>
      type.isOneOf || isRequiredInputField(field)
        ? `${field.name}: ${present(field.type, inputName)}`
        : `${field.name}?: ${present(field.type, inputName)} | null`,
    );
    const shape = type.isOneOf ? members.map((member) => braced([member])).join(' | ') : braced(members);
    return [`type ${type.name} = ${shape};`];
  });
}

function answerType(world: Documented, selected: readonly Selected[]): string {
  return selected.map((each) => objectType(world, each)).join(' | ');
}

function objectType(world: Documented, { of, typename, fields, masked }: Selected): string {
  const name = typename === 'ABSENT' ? [] : [`__typename${typename === 'POSSIBLE' ? '?' : ''}: '${of.name}'`];
  const members = [...fields].map(([key, { type, selections }]) => {
    const inner = (named: GraphQLNamedType): string =>
      isCompositeType(named) ? answerType(world, selectedOf(world, selections, named)) : inputName(named);
    return `${key}: ${written(type, inner)}`;
  });
  const refs = [...masked].map(([fragment, on]) => `${fragment}: '${on}'`);
  return braced([...name, ...members, ...(refs.length === 0 ? [] : [`[$tada.fragmentRefs]: ${braced(refs)}`])]);
}

function variableMember(schema: GraphQLSchema, { variable, type: node, defaultValue }: VariableDefinitionNode): string {
  const type = typeFromAST(schema, node);
  if (!type) throw new Error(`$${variable.name.value} has a type that schema.graphql does not know.`);
  const required = isNonNullType(type) && defaultValue === undefined;
  return `${variable.name.value}${required ? '' : '?'}: ${written(type, inputName)}`;
}

type Named = (type: GraphQLNamedType) => string;

const inputName: Named = (type) => SCALARS[type.name] ?? type.name;

const written = (type: GraphQLType, name: Named): string =>
  isNonNullType(type) ? present(type, name) : `${present(type, name)} | null`;

/** What it is when it is not null: a list of what it lists, or by its name. */
function present(type: GraphQLType, name: Named): string {
  const bare = getNullableType(type);
  return isListType(bare) ? `(${written(bare.ofType, name)})[]` : name(getNamedType(bare));
}
