import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { SettingFact, SettingsFact } from './src/graphql/schema-facts.ts';

const KINDS: Readonly<Record<string, SettingFact['kind']>> = { Int: 'WHOLE', Float: 'NUMBER', Boolean: 'SWITCH' };

/** The field for a key in an input of all: `FOUR_IN_A_ROW` is `fourInARow`. */
const fieldNameOf = (key: string): string =>
  key.toLowerCase().replaceAll(/_([a-z0-9])/g, (_text, letter: string) => letter.toUpperCase());

function settingFact({ name, description, type }: GraphQLInputField): SettingFact {
  const named = getNamedType(type);
  const values = isEnumType(named) ? named.getValues() : [];
  return {
    name,
    about: description ?? '',
    kind: values.length > 0 ? 'CHOICE' : (KINDS[named.name] ?? 'TEXT'),
    values: values.map((value) => ({ value: value.name, about: value.description ?? '' })),
  };
}

const inputFields = (type: GraphQLNamedType | undefined): Readonly<Record<string, GraphQLInputField>> =>
  isInputObjectType(type) ? type.getFields() : {};

/** What can be set of each of these keys, by the input type that has a field for each. */
export function settingsFacts(schema: GraphQLSchema, keys: string, input: string): Record<string, SettingsFact> {
  const known = schema.getType(keys);
  const fields = inputFields(schema.getType(input));
  const facts = (isEnumType(known) ? known.getValues() : []).flatMap(({ name }) => {
    const field = fields[fieldNameOf(name)];
    if (field === undefined) return [];
    const settings = Object.values(inputFields(getNamedType(field.type))).map(settingFact);
    return [[name, { field: field.name, settings }] as const];
  });
  return Object.fromEntries(facts);
}
