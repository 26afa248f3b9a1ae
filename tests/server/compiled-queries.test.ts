import { isInterfaceType, parse, type GraphQLInterfaceType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../api/src/graphql/schema.ts';
import { compiledSize } from '../../api/src/server/compiled-size.ts';
import { at } from '../support/answer.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: { openBots: 6, ownBots: 'none' } });
});
afterAll(() => server.close());

const PLAYER = 'player { __typename id name country }';
const ROW = `rank shared points tieBreaks { code value terms { text value opponent { ${PLAYER} } } } entry { id ${PLAYER} }`;

/** Every kind of thing that a query may hold; asked again and again, the answer is the one of the first time. */
type Asked = readonly [what: string, query: string, variables: Record<string, unknown>];
const QUERIES: readonly Asked[] = [
  [
    'lists, objects and values',
    `{ tournaments(first: 5) { edges { cursor node { id name status lastStageStandings { ${ROW} } } } } }`,
    {},
  ],
  [
    'interfaces with fragments on their types',
    `query ($first: Int!) { latestResults(first: $first) { nodes { __typename ...Line ... on ReportedGame { address } ... on BaoGame { variant } } } }
     fragment Line on Game { id seats { side ${PLAYER} } result { how winner { ${PLAYER} } at } clock { control } }`,
    { first: 20 },
  ],
  [
    'a union of an answer and its refusals',
    '{ rules { good: baoPosition(input: { moves: ["6<"] }) { __typename ...P } bad: baoPosition(input: { moves: ["7<"] }) { __typename ...P } } } fragment P on BaoPositionResult { ... on BaoPosition { encoding legalMoves { notation trace { kind pit } } } ... on CommandError { code message } }',
    {},
  ],
  [
    'what a variable includes',
    'query ($yes: Boolean!) { tournaments(first: 1) { edges { node { id @skip(if: $yes) name @include(if: $yes) } } } }',
    { yes: true },
  ],
  ['a variable left to its default', 'query ($first: Int = 2) { latestResults(first: $first) { nodes { id } } }', {}],
  ['nothing there', '{ game(id: "nothing") { id } player(handle: "nobody") { name } }', {}],
  [
    'a refusal of a resolver',
    '{ ok: latestResults(first: 1) { nodes { id } } latestResults(first: 1000) { nodes { id } } }',
    {},
  ],
  [
    'a variable of a wrong type',
    'query ($first: Int) { latestResults(first: $first) { nodes { id } } }',
    { first: 'many' },
  ],
  ['a variable that is missing', 'query ($id: ID!) { game(id: $id) { id } }', {}],
  ['the schema', '{ __schema { queryType { name } } __type(name: "Game") { kind possibleTypes { name } } }', {}],
];

/** More often than a document is answered before it is compiled. */
const OFTEN = 12;

/** Without what it has cost, of which less is left each time. */
async function answerTo(query: string, variables: object): Promise<object> {
  const { data, errors } = await server.ask(query, { ...variables });
  return { data, errors };
}

test.each(QUERIES)('asked again and again, the answer stays as it was: %s', async (_what, query, variables) => {
  const answers: unknown[] = [];
  for (let time = 0; time < OFTEN; time += 1) answers.push(await answerTo(query, variables));
  for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0]);
});

test('the variables of each time count, and the one who asks', async () => {
  const query = 'query ($first: Int!) { latestResults(first: $first) { nodes { id } } viewer { email } }';
  const asha = await server.signUp('Amina');
  const counts = [];
  for (let time = 0; time < OFTEN; time += 1) await server.data(query, { first: 1 });
  for (const first of [1, 2, 3, 4]) {
    const person = first % 2 === 0 ? asha : undefined;
    const data = await server.data(query, { first }, person);
    counts.push([at(data, 'latestResults.nodes.length'), data['viewer'] && at(data, 'viewer.email')]);
  }
  expect(counts).toEqual([1, 2, 3, 4].map((first) => [first, first % 2 === 0 ? asha.email : null]));
});

test('of several operations in one document the one that is named is answered, every time', async () => {
  const query =
    'query One { one: latestResults(first: 1) { nodes { id } } } query Two { two: latestResults(first: 1) { nodes { id } } }';
  for (const operationName of Array.from({ length: OFTEN }, () => ['One', 'Two']).flat()) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName }),
    });
    const { data } = (await response.json()) as { data: object };
    expect(Object.keys(data)).toEqual([operationName.toLowerCase()]);
  }
});

/** Tournaments of series of tournaments, so many times within each other. */
const nested = (levels: number): string =>
  `{ tournaments(first: 1) { nodes ${'{ series { tournaments '.repeat(levels)}{ id }${' } }'.repeat(levels)} } }`;

test('what code would be written for is counted, for every type of an interface, and no code is written for too much', async () => {
  const sizes = [1, 2, 3, 5].map((levels) => compiledSize(schema, parse(nested(levels))));
  expect(sizes[0]).toBeLessThan(200);
  expect(sizes[1]).toBeGreaterThan(5 * (sizes[0] ?? 0));
  expect(sizes[3]).toBeGreaterThan(1_000_000);
  expect(
    compiledSize(schema, parse('{ game(id: "x") { ...G } } fragment G on Game { id ... on BaoGame { variant } }')),
  ).toBe(1 + schema.getPossibleTypes(gameInterface()).length + 1);
  // Written as code the last of these would take more memory than there is.
  for (const levels of [3, 4, 5]) {
    const answers = [];
    for (let time = 0; time < OFTEN; time += 1) answers.push(await answerTo(nested(levels), {}));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  }
});

function gameInterface(): GraphQLInterfaceType {
  const type = schema.getType('Game');
  if (!isInterfaceType(type)) throw new Error('games are an interface');
  return type;
}
