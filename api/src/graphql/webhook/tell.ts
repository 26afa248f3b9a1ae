import {
  GraphQLObjectType,
  GraphQLSchema,
  execute,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isUnionType,
  parse,
  type DocumentNode,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { invariant } from '../../kernel/assert.ts';
import { eventMessage } from '../../application/queries/event-message.ts';
import type { EventTeller } from '../../application/webhook/body.ts';
import type { StoredEvent } from '../../application/vocabulary/event.ts';
import type { Context } from '../context.ts';
import { said } from '../said.ts';

/** How somebody reads by the API. */
export type ContextOf = (reader: Context['app']['actor'], locale: Context['locale']) => Context;

/**
 * Says of an event what its type in the API says of it: all its plain fields, of what it is about the id, the name and the path of its page, and of what has no
 * id the plain fields; with a sentence, `text`.
 */
export function eventTeller(schema: GraphQLSchema, contextOf: ContextOf): EventTeller {
  const roots = new Map<string, Root>();
  const rootOf = (kind: string): Root => {
    const known = roots.get(kind) ?? rootFor(schema, kind);
    roots.set(kind, known);
    return known;
  };
  return {
    async tell(event, reader, locale) {
      const context = contextOf(reader, locale);
      const root = rootOf(event.kind);
      const { data, errors } = await execute({ ...root, rootValue: { event }, contextValue: context });
      const [failure] = errors ?? [];
      if (failure !== undefined) throw failure;
      return { ...(data?.['event'] as object), text: said(await eventMessage(context.app, event), locale, context) };
    },
  };
}

interface Root {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
}

/** A schema in which an event of this kind is all that can be asked for, and the question for all that is said of it. */
function rootFor(whole: GraphQLSchema, kind: string): Root {
  const type = whole.getType(kind);
  invariant(isObjectType(type), `an event of the kind ${kind} has a type`);
  const query = new GraphQLObjectType<{ readonly event: StoredEvent }>({
    name: 'ToldEvent',
    fields: { event: { type, resolve: (root) => root.event } },
  });
  const fields = Object.values(type.getFields()).flatMap((field) => (field.name === 'text' ? [] : selected(field)));
  const types = Object.values(whole.getTypeMap());
  return { schema: new GraphQLSchema({ query, types }), document: parse(`{ event { ${fields.join(' ')} } }`) };
}

/** What a thing is known by, and where its page is. */
const KNOWN_BY = ['id', 'name', 'pagePath'];

/** What of a field is said: all of a plain one, and of a thing what it is known by. */
function selected({ name, type, args }: GraphQLField<unknown, unknown>): readonly string[] {
  const named = getNamedType(type);
  if (isLeafType(named)) return [name];
  if (isMany(type) || args.some(({ type: given }) => getNullableType(given) !== given) || isUnionType(named)) return [];
  if (!isObjectType(named) && !isInterfaceType(named)) return [];
  const inner = named.getFields();
  const parts = 'id' in inner ? KNOWN_BY.filter((part) => part in inner) : plainFields(Object.values(inner));
  return parts.length === 0 ? [] : [`${name} { ${parts.join(' ')} }`];
}

/** The fields of a thing without an id that ask for nothing and are no things themselves. */
function plainFields(fields: readonly GraphQLField<unknown, unknown>[]): readonly string[] {
  return fields.filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0).map(({ name }) => name);
}

function isMany(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}
