import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isUnionType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

/** What is wrong with how mutations say no: answers beside their success that are no `CommandError`, or speak one language only. */
function faultsOf(api: GraphQLSchema): readonly string[] {
  return Object.values(api.getMutationType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    const payload = getNamedType(type);
    if (!isUnionType(payload)) return [`${name} answers no union`];
    const refusals = payload.getTypes().filter((answer) => !answer.name.endsWith('Success'));
    if (refusals.length === 0) return [`${name} refuses nothing`];
    return refusals.flatMap((refusal) => faultOf(refusal).map((fault) => `${name}: ${refusal.name} ${fault}`));
  });
}

function faultOf(refusal: GraphQLObjectType): readonly string[] {
  if (!refusal.getInterfaces().some(({ name }) => name === 'CommandError')) return ['is no CommandError'];
  const speaks = refusal.getFields()['message']?.args.some(({ name }) => name === 'locale') === true;
  return speaks ? [] : ['says no in one language'];
}

test('every mutation says no in the language that is asked for, whatever it refuses', () => {
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).length).toBeGreaterThan(80);
  expect(faultsOf(schema)).toEqual([]);
});

test('a mutation that says no in its own way is found', () => {
  const planted = buildSchema(`
    interface CommandError { code: String! message(locale: Int): String! }
    type Known implements CommandError { code: String! message(locale: Int): String! }
    type Deaf { code: String! message: String! }
    type ASuccess { id: ID! }
    union APayload = ASuccess | Known | Deaf
    type Query { id: ID! }
    type Mutation { a: APayload! b: String! }
  `);
  expect(faultsOf(planted)).toEqual(['a: Deaf is no CommandError', 'b answers no union']);
});
