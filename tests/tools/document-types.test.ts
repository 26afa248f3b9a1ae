import { buildSchema, parse, type FragmentDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { documentType, isDefinition, namedTypes } from '../../tools/documents/typescript-types.ts';

const schema = buildSchema(`
  enum Game { BAO GO }
  interface Event { id: ID! at: DateTime }
  type Move implements Event { id: ID! at: DateTime by: Player }
  type Ruling implements Event { id: ID! at: DateTime! games: [Game!] }
  type Player { name: String! elo: [Float]! friend: Player }
  input Choice @oneOf { game: Game place: Int }
  input Filter { game: Game! = BAO name: String choices: [Choice!]! }
  scalar DateTime
  type Query { events(filter: Filter, first: Int): [Event!]! player(id: ID!): Player }
`);

function typeOf(text: string, others: readonly string[] = []): string {
  const [definition] = parse(text).definitions;
  if (!isDefinition(definition)) throw new Error('Not a document of a page.');
  const fragments = new Map(
    [text, ...others].flatMap((one): [string, FragmentDefinitionNode][] => {
      const [first] = parse(one).definitions;
      return first?.kind === 'FragmentDefinition' ? [[first.name.value, first]] : [];
    }),
  );
  return documentType({ schema, fragments }, definition);
}

test('fields keep their names, what may be null and what is listed', () => {
  expect(typeOf('query ($id: ID!) { player(id: $id) { called: name elo } }')).toBe(
    'TadaDocumentNode<{ player: { called: string; elo: (number | null)[] } | null }, { id: string }, void>',
  );
});

test('what may be of several types is told apart, and variables with a default may be left out', () => {
  const text =
    'query ($filter: Filter, $first: Int! = 3) { events(filter: $filter, first: $first) { __typename at ... on Ruling { games } } }';
  expect(typeOf(text)).toBe(
    "TadaDocumentNode<{ events: ({ __typename: 'Move'; at: string | null } | { __typename: 'Ruling'; at: string | null; games: (Game)[] | null })[] }, { filter?: Filter | null; first?: number }, void>",
  );
});

test('a masked fragment is only named, and one that is not is read in its place together with what is selected there', () => {
  const named = 'fragment Named on Player { name }';
  const befriended = 'fragment Befriended on Player @_unmask { friend { elo ...Named } }';
  expect(typeOf('query { player(id: 1) { friend { name } ...Befriended } }', [named, befriended])).toBe(
    "TadaDocumentNode<{ player: { friend: { name: string; elo: (number | null)[]; [$tada.fragmentRefs]: { Named: 'Player' } } | null } | null }, {}, void>",
  );
  expect(typeOf(named)).toBe(
    "TadaDocumentNode<{ name: string }, {}, { fragment: 'Named'; on: 'Player'; masked: true }>",
  );
});

test('enums and inputs stand under their names; of an input of one field exactly one is given', () => {
  expect(namedTypes(schema)).toEqual([
    "type Game = 'BAO' | 'GO';",
    'type Choice = { game: Game } | { place: number };',
    'type Filter = { game?: Game | null; name?: string | null; choices: (Choice)[] };',
  ]);
});

test('what the API or the page does not have is named', () => {
  expect(() => typeOf('query { player(id: 1) { nation } }')).toThrow('Player has no field nation.');
  expect(() => typeOf('query { player(id: 1) { ...Nowhere } }')).toThrow(
    'No document of the page has the fragment Nowhere.',
  );
});
