import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { misnamed } from './schema-names.ts';

/** What is text still, though it says one of some known things: who reads it takes it as it is shown. */
const STILL_TEXT: readonly string[] = [
  'CausedEvent.kind is a text',
  'Limit.refusal is a text',
  'LogLine.kind is a text',
  'Stage.kind is a text',
  'WebhookDelivery.kind is a text',
  'WrongPhase.phase is a text',
  'WrongStatus.status is a text',
];

test('answers of mutations end in Payload, their inputs in Input, and what is one of some is an enum', () => {
  const odd = misnamed(buildSchema(readFileSync('schema.graphql', 'utf8')));
  expect(odd.filter((what) => !STILL_TEXT.includes(what))).toEqual([]);
});

test('another name is seen', () => {
  const planted = buildSchema(`
    type Query { row: Row }
    type Row { kind: String! state: State! }
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
      'two takes input: TwoInput!, id: ID!',
    ].toSorted(),
  );
});
