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
  expect(schemaFacts(schema)).toMatchObject({
    possibleTypes: { Node: ['Game'], Answer: ['Game', 'Refusal'] },
    keyless: ['Clock', 'Refusal'],
    mutations: ['play'],
  });
});

test('the page learns which games there are, in the order of the schema', () => {
  const schema = buildSchema('enum GameKey { OWARE GO } type Query { game: GameKey }');
  expect(schemaFacts(schema).games).toEqual(['OWARE', 'GO']);
});

test('the cache learns which lists a deed may change: those of what its answer carries, and of what that belongs to', () => {
  const schema = buildSchema(`
    interface Cup { id: ID! director: Player! heir: Player }
    type League implements Cup { id: ID! director: Player! heir: Player }
    type Player { id: ID! }
    type Seat { id: ID! player: Player }
    type Title { name: String! holder: Seat }
    type Me { email: String! cups: [Cup!]! friend(name: String!): [Player!]! }
    type CupConnection { edges: [CupEdge!]! pageInfo: PageInfo! }
    type CupEdge { node: Cup! }
    type PageInfo { hasNextPage: Boolean! }
    interface CommandError { message: String! }
    type Taken implements CommandError { message: String! by: Player! }
    type Effects { players: [Player!]! }
    type Made { cup: League effects: Effects! }
    type Line { seat: Seat }
    type Seated { lines: [Line!]! }
    union MakeResult = Made | Taken
    type Query { cups(first: Int): CupConnection! players: [Player!]! titles: [Title!]! me: Me cup(id: ID!): Cup inCup(id: ID!): [Player!]! }
    type Mutation { make: MakeResult! seat: Seated! }
  `);
  expect(schemaFacts(schema)).toMatchObject({
    listed: { Cup: ['cups'], League: ['cups'], Player: ['players'], Seat: ['titles'] },
    touched: { Made: ['cups', 'me', 'players'], Seated: ['titles'] },
  });
  expect(Object.keys(schemaFacts(schema).touched)).toEqual(['Made', 'Seated']);
});
