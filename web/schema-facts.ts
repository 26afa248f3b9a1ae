import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Plugin } from 'vite';
import type { SchemaFacts } from './src/graphql/schema-facts.ts';
import { settingsFacts } from './settings-facts.ts';

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLNamedType | null | undefined): readonly Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
const fieldOf = (type: GraphQLNamedType, name: string): Field | undefined =>
  fieldsOf(type).find((field) => field.name === name);
const hasId = (type: GraphQLNamedType): boolean => fieldOf(type, 'id') !== undefined;
const isList = ({ type }: Field): boolean => isListType(getNullableType(type));
const unique = (names: readonly string[]): string[] => [...new Set(names)];
const hasAny = ([, names]: readonly [string, readonly string[]]): boolean => names.length > 0;

/** What is listed by a connection, through its edges. */
function nodeOf(type: GraphQLNamedType): GraphQLNamedType | null {
  const edges = fieldOf(type, 'pageInfo') && fieldOf(type, 'edges');
  const node = edges && fieldOf(getNamedType(edges.type), 'node');
  return node ? getNamedType(node.type) : null;
}

/** The types with an id that something of this type tells of: itself, or else what its fields hold. */
function told(type: GraphQLNamedType, seen: ReadonlySet<GraphQLNamedType> = new Set()): readonly GraphQLNamedType[] {
  if (seen.has(type)) return [];
  if (hasId(type)) return [type];
  const parts = isUnionType(type) ? type.getTypes() : fieldsOf(type).map((field) => getNamedType(field.type));
  return parts.flatMap((part) => told(part, new Set([...seen, type])));
}

/** A list of all there are: not one of things of which it has to be told whose, or which. */
interface Listing {
  readonly of: readonly GraphQLNamedType[];
  /** Whether the root field is the list itself; else it leads to it, as the viewer does to his games. */
  readonly isRoot: boolean;
}

function listing(field: Field, isRoot = true): Listing {
  if (field.args.some(isRequiredArgument)) return { of: [], isRoot };
  const type = getNamedType(field.type);
  const node = nodeOf(type);
  if (node) return { of: told(node), isRoot };
  if (isList(field)) return { of: told(type), isRoot };
  const of = hasId(type) ? [] : fieldsOf(type).flatMap((inner) => listing(inner, false).of);
  return { of, isRoot: false };
}

/** The things with an id that a deed's answer carries, alone or line by line; nothing where it is a refusal. */
function carried(answer: GraphQLNamedType): readonly GraphQLNamedType[] {
  if (isObjectType(answer) && answer.getInterfaces().some(({ name }) => name === 'CommandError')) return [];
  return fieldsOf(answer).flatMap((field) => {
    const type = getNamedType(field.type);
    if (isList(field)) return told(type);
    return hasId(type) ? [type] : [];
  });
}

/** What a thing belongs to: that which it cannot be without, such as the player and the tournament of an entry. */
const ownersOf = (type: GraphQLNamedType): readonly GraphQLNamedType[] =>
  fieldsOf(type)
    .filter((field) => isNonNullType(field.type) && !isList(field))
    .map((field) => getNamedType(field.type))
    .filter(hasId);

/** Reads the facts off a schema; every list in the schema's own order. */
export function schemaFacts(schema: GraphQLSchema): SchemaFacts {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const possible = (type: GraphQLNamedType): readonly GraphQLNamedType[] =>
    isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const mutations = fieldsOf(schema.getMutationType());
  const games = schema.getType('GameKey');

  const lists = fieldsOf(schema.getQueryType()).map((field) => {
    const { of, isRoot } = listing(field);
    return { name: field.name, of: new Set(of.flatMap((type) => [type, ...possible(type)])), isRoot };
  });
  const listsOf = (type: GraphQLNamedType, isRoot: boolean): string[] =>
    lists.filter((list) => list.of.has(type) && (list.isRoot || !isRoot)).map(({ name }) => name);
  const listed = types.map((type) => [type.name, listsOf(type, true)] as const);

  const answers = new Set(mutations.flatMap(({ type }) => possible(getNamedType(type))));
  const touched = [...answers].map((answer) => {
    const own = carried(answer);
    const around = own.flatMap((type) => ownersOf(type).flatMap((owner) => listsOf(owner, true)));
    return [answer.name, unique([...own.flatMap((type) => listsOf(type, false)), ...around])] as const;
  });

  return {
    possibleTypes: Object.fromEntries(
      types.filter(isAbstractType).map((type) => [type.name, possible(type).map(({ name }) => name)]),
    ),
    keyless: types
      .filter((type) => isObjectType(type) && !roots.includes(type) && !hasId(type))
      .map(({ name }) => name),
    momentary: types
      .filter((type) => isObjectType(type) && hasId(type) && fieldsOf(type).some(({ name }) => name === 'asOf'))
      .map(({ name }) => name),
    mutations: mutations.map(({ name }) => name),
    games: isEnumType(games) ? games.getValues().map(({ name }) => name) : [],
    settings: {
      games: settingsFacts(schema, 'GameKey', 'GameSettingsInput'),
      formats: settingsFacts(schema, 'FormatKey', 'FormatSettingsInput'),
    },
    listed: Object.fromEntries(listed.filter(hasAny)),
    touched: Object.fromEntries(touched.filter(hasAny)),
  };
}

/** Serves `virtual:schema-facts`, computed from schema.graphql when the page is built, so that the page never ships the schema. */
export function schemaFactsModule(file: string): Plugin {
  const id = 'virtual:schema-facts';
  return {
    name: 'schema-facts',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(loaded) {
      if (loaded !== `\0${id}`) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(schemaFacts(buildSchema(readFileSync(file, 'utf8'))))};`;
    },
  };
}
