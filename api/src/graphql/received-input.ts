import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { withIds } from './id-input.ts';

/** An input as its command gets it: a field that was not sent is null, here and in the inputs within it. */
export type Received<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Received<Item>[]
    : {
        readonly [Name in keyof Value]-?: undefined extends Value[Name]
          ? Received<Exclude<Value[Name], undefined>> | null
          : Received<Value[Name]>;
      };

/**
 * Makes of what was sent for an input of this type what its command gets: null for what was not sent, and ids as in the
 * database. An input of which one field is given (`@oneOf`) stays as it was sent, for who reads that one field.
 */
export function receivedInput(type: GraphQLInputType, value: unknown): unknown {
  const named = getNullableType(type);
  if (value === null || value === undefined) return null;
  if (isListType(named)) return Array.isArray(value) ? value.map((item) => receivedInput(named.ofType, item)) : value;
  if (!isInputObjectType(named) || named.isOneOf || typeof value !== 'object') return value;
  const sent = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.values(named.getFields()).map((field) => [
      field.name,
      withIds(receivedInput(field.type, sent.get(field.name)), field.extensions),
    ]),
  );
}
