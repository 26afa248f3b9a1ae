import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { misnamed } from './schema-names.ts';

test('answers of mutations end in Payload, their inputs in Input, and what is one of some is an enum', () => {
  expect(misnamed(buildSchema(readFileSync('schema.graphql', 'utf8')))).toEqual([]);
});

test('another name is seen', () => {
  const planted = buildSchema(`
    type Query { row: Row }
    type Row { kind: String! state: State! parts(kinds: [String!], status: [State!]): [Row!]! }
    enum State { ON }
    type Mutation {
      good(input: GoodInput!): GoodPayload!
      bad(input: BadIn!): BadResult!
      two(input: TwoInput!, id: ID!): TwoPayload!
    }
    input GoodInput { part: PartIn }
    input PartIn { name: String }
    input BadIn { name: String }
    input TwoInput { name: String }
    union GoodPayload = Done
    union BadResult = Done
    union TwoPayload = Done | DonePayload
    type Done { row: Row }
    type DonePayload { row: Row }
  `);
  expect(misnamed(planted).toSorted()).toEqual(
    [
      'bad answers BadResult',
      'bad takes input: BadIn!',
      'BadIn is an input of mutations',
      'DonePayload is a part of TwoPayload',
      'DonePayload is answered by no mutation',
      'PartIn is an input of mutations',
      'Row.kind is a text',
      'Row.parts(kinds) is a text',
      'two takes input: TwoInput!, id: ID!',
    ].toSorted(),
  );
});
