import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { asId, type AnyId } from '../kernel/ids.ts';
import { namedId } from './global-id.ts';

/**
 * The ids in the database of all that an input of this type names, at any depth, but for players, who are of no tournament.
 * Text that is no id is there as an id that nothing has.
 */
export function namedIds(type: GraphQLInputType, value: unknown): readonly AnyId[] {
  const named = getNullableType(type);
  if (value === null || value === undefined) return [];
  if (isListType(named)) {
    return Array.isArray(value) ? value.flatMap((item) => namedIds(named.ofType, item)) : namedIds(named.ofType, value);
  }
  if (!isInputObjectType(named) || typeof value !== 'object') return [];
  const sent = new Map<string, unknown>(Object.entries(value));
  return Object.values(named.getFields()).flatMap((field) => {
    const names = field.extensions['names'];
    if (!Array.isArray(names)) return namedIds(field.type, sent.get(field.name));
    return names.includes('Player') ? [] : texts(sent.get(field.name)).map((text) => asId(namedId(text)?.id ?? ''));
  });
}

function texts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  return typeof value === 'string' ? [value] : [];
}
