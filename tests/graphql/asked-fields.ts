import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { schema } from '../../api/src/graphql/schema.ts';
import type { KnownIds } from '../support/known-ids.ts';

type AnyField = GraphQLField<unknown, unknown>;

/** Fields of one type, as they are asked of one thing, or of what belongs to whoever asks. */
export interface AskedFields {
  /** The thing that they are asked of or below; null: it is none that can be named. */
  readonly id: string | null;
  /**
   * What is asked, by the names of the rules: `Tournament.attention` for whatever implements it, `node.Ticket` for a thing by its id.
   * Each is a selection on the type, in which all answers have the name `partOf` or one that goes on from it.
   */
  readonly fields: ReadonlyMap<string, string>;
  /** The whole document with this selection on the type. */
  readonly asking: (selection: string) => string;
}

/** Of one type. */
const MOST_THINGS = 4;
const ROOT = 'Query';
const NODES: readonly string[] = ['node', 'nodes'];

/** A type and how a query comes to it. */
interface Way {
  readonly type: GraphQLObjectType;
  readonly id: string | null;
  /** The query with `inner` asked of the type. */
  readonly asking: (inner: string) => string;
}

/**
 * Every query field with an argument on every type that a query reaches, and `node` of every type, of some of the things that there are.
 * What takes a language alone are the words of a thing: whoever sees it has them.
 */
export function askedFields(ids: KnownIds): readonly AskedFields[] {
  return ways(ids).flatMap(({ type, id, asking }) => {
    const asked = Object.values(type.getFields())
      .filter(
        (field) => field.args.length > 0 && !isWords(field) && !(type.name === ROOT && NODES.includes(field.name)),
      )
      .map((field) => {
        const rule = ruleOf(type, field);
        return [rule, `${partOf(rule)}: ${called(field, ids, 0)}`] as const;
      });
    const isNode = id !== null && type.getInterfaces().some(({ name }) => name === 'Node');
    const itself = `node.${type.name}`;
    const fields = new Map(isNode ? [...asked, [itself, leaves(type, ids, 0, partOf(itself))] as const] : asked);
    return fields.size === 0 ? [] : [{ id, fields, asking }];
  });
}

/** How the answers to what a rule is about are called. */
export function partOf(rule: string): string {
  return `rule_${rule.replace('.', '_')}`;
}

/** Where the field is declared first, and its name. */
function ruleOf(type: GraphQLObjectType, { name }: AnyField): string {
  const declaring = type.getInterfaces().find((one) => (one.getFields()[name]?.args.length ?? 0) > 0);
  return `${declaring?.name ?? type.name}.${name}`;
}

/** Whether a field is told in the language that is asked for, and takes nothing else. */
function isWords(field: AnyField): boolean {
  return !isAboutViewer(field) && field.args.every(({ name }) => name === 'locale');
}

/** Of every type that there are ids of, so that all of them are named. */
export function idsOfNothing(): KnownIds {
  const type = schema.getType('Node');
  return new Map(type === undefined ? [] : possible(type).map(({ name }) => [name, ['none']]));
}

/** The shortest ways to every type that a query reaches: by the ids of things, else from the questions, and at last from what is the viewer's. */
function ways(ids: KnownIds): readonly Way[] {
  const root = schema.getQueryType();
  if (root == null) throw new Error('Nothing can be asked');
  const first: Way = { type: root, id: null, asking: (inner) => `{ ${inner} }` };
  const things = [...ids].flatMap(([name, all]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [];
    const asking = (id: string) => (inner: string) =>
      `{ node(id: ${JSON.stringify(id)}) { ... on ${name} { ${inner} } } }`;
    return all.slice(0, MOST_THINGS).map((id): Way => ({ type, id, asking: asking(id) }));
  });
  const found = [first, ...things];
  const known = new Set(found.map(({ type }) => type.name));
  for (const isViewers of [false, true]) {
    for (let next: readonly Way[] = found.slice(); next.length > 0;) {
      const reached = next.flatMap((way) => onwards(way, ids, isViewers));
      next = reached.filter(({ type }) => !known.has(type.name) && known.add(type.name));
      found.push(...next);
    }
  }
  return found;
}

function onwards({ type, id, asking }: Way, ids: KnownIds, isViewers: boolean): readonly Way[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (NODES.includes(field.name) || (field.name === 'viewer' && !isViewers)) return [];
    const members = isObjectType(named) ? [named] : isLeafType(named) ? [] : possible(named);
    return members.map((member) => ({
      type: member,
      id,
      asking: (inner: string) => asking(`${callOf(field, ids)} { ... on ${member.name} { ${inner} } }`),
    }));
  });
}

function possible(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  return isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
}

function called(field: AnyField, ids: KnownIds, depth: number): string {
  return `${callOf(field, ids)} ${selection(getNamedType(field.type), ids, depth)}`;
}

function selection(type: GraphQLNamedType, ids: KnownIds, depth: number): string {
  if (isLeafType(type)) return '';
  const members = possible(type);
  if (members.length === 0) return `{ ${leaves(type, ids, depth)} }`;
  return `{ ${members.map((member) => `... on ${member.name} { ${leaves(member, ids, depth)} }`).join(' ')} }`;
}

/** What a thing of a type says by itself, and what is below it so many levels deep; not what is said to be about whoever asks. */
function leaves(type: GraphQLNamedType, ids: KnownIds, depth: number, prefix = type.name): string {
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const isPage = type.name.endsWith('Connection') || type.name.endsWith('Edge');
  const asked = fields.flatMap((field) => {
    const named = getNamedType(field.type);
    const isNeedy = field.args.some(
      ({ type: needed, defaultValue }) => isNonNullType(needed) && defaultValue === undefined,
    );
    if (isNeedy || isAboutViewer(field) || named.name === 'PageInfo' || field.name === 'nodes') return [];
    if (isLeafType(named)) return [`${prefix}_${field.name}: ${field.name}`];
    if (!isPage && depth === 0) return [];
    return [`${prefix}_${field.name}: ${called(field, ids, isPage ? depth : depth - 1)}`];
  });
  return asked.length === 0 ? '__typename' : asked.join(' ');
}

/** Whether a field is said to tell each who asks something else. */
export function isAboutViewer({ name, extensions }: AnyField): boolean {
  return name.startsWith('viewer') || extensions['audience'] === 'viewer';
}

/** A field with the least that it needs, three of a list, and an id where it takes some. */
function callOf({ name, args, type }: AnyField, ids: KnownIds): string {
  const known = args.map((argument) => knownTo(argument, getNamedType(type), ids));
  const isNeeded = ({ type: taken, defaultValue }: GraphQLArgument) =>
    isNonNullType(taken) && defaultValue === undefined;
  const chosen = args.findLastIndex((one, index) => getNamedType(one.type).name === 'ID' && known[index] !== undefined);
  const given = args.flatMap((argument, index) => {
    if (argument.name === 'first') return ['first: 3'];
    return isNeeded(argument) || index === chosen ? [`${argument.name}: ${literal(argument.type, known[index])}`] : [];
  });
  return given.length === 0 ? name : `${name}(${given.join(', ')})`;
}

/** A subscription with the least that it needs. */
export function watching({ name, args, type }: AnyField, ids: KnownIds): string {
  const given = args.filter(({ type: taken }) => isNonNullType(taken));
  const values = given.map((one) => `${one.name}: ${literal(one.type, knownTo(one, getNamedType(type), ids))}`);
  return `subscription { ${name}${values.length === 0 ? '' : `(${values.join(', ')})`} { __typename } }`;
}

/** A thing of the type that an argument is called after, such as `tournamentId`; of the type that is answered, where it is `id`. */
function knownTo({ name }: GraphQLArgument, answered: GraphQLNamedType, ids: KnownIds): string | undefined {
  const named =
    name === 'id' ? answered : schema.getType(name.slice(0, 1).toUpperCase() + name.slice(1).replace(/Id$/, ''));
  const types = isObjectType(named) ? [named] : named === undefined ? [] : possible(named);
  return types.flatMap((type) => ids.get(type.name) ?? [])[0];
}

const WORDS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  String: '"a"',
  DateTime: '"2026-11-01T00:00:00Z"',
};

/** The least of a type that can be written in a document; of ids, the one that is known. */
function literal(type: GraphQLInputType, known = 'none'): string {
  const named = getNullableType(type);
  if (isListType(named)) return `[${literal(named.ofType, known)}]`;
  if (isEnumType(named)) return named.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(named)) {
    const needed = Object.values(named.getFields()).filter(
      (one) => isNonNullType(one.type) && one.defaultValue === undefined,
    );
    return `{ ${needed.map((one) => `${one.name}: ${literal(one.type, known)}`).join(', ')} }`;
  }
  return named.name === 'ID' ? JSON.stringify(known) : (WORDS[named.name] ?? 'null');
}
