import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { idsOfNoNode } from './schema-walk.ts';

test('what has an id is a Node, but for the callers’ own ids under Query.rules', () => {
  expect(idsOfNoNode(buildSchema(readFileSync('schema.graphql', 'utf8')))).toEqual([]);
});

test('an id of no Node is seen wherever it hides', () => {
  const planted = buildSchema(`
    interface Node { id: ID! }
    interface Shown { text: String! }
    union Found = Whole | Part
    type Query { rules: Rules! found: Found! shown: Shown! rule: Rule! }
    type Rules { row: Row! }
    type Row { id: ID! }
    type Rule { id: String! }
    type Whole implements Node { id: ID! parts: [Part!]! }
    type Part { id: ID! }
    type Hidden implements Shown { id: ID! text: String! }
    type Mutation { do: Done! }
    type Done { id: ID! }
  `);
  expect(idsOfNoNode(planted).toSorted()).toEqual(['Done', 'Hidden', 'Part']);
});
