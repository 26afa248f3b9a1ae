import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schemaFacts } from '../../web/schema-facts.ts';

test('the cache learns what interfaces and unions stand for, and which types have no id', () => {
  const schema = buildSchema(`
    interface Node { id: ID! }
    type Game implements Node { id: ID! clock: Clock! }
    type Clock { left: Int! }
    type Refusal { message: String! }
    union Answer = Game | Refusal
    type Query { game: Game answer: Answer }
    type Mutation { play: Answer }
  `);
  expect(schemaFacts(schema)).toEqual({
    possibleTypes: { Node: ['Game'], Answer: ['Game', 'Refusal'] },
    keyless: ['Clock', 'Refusal'],
  });
});
