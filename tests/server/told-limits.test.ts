import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitsDocument } from '../../api/src/server/limits-document.ts';
import { USUAL_LIMITS } from '../../api/src/server/set-limits.ts';
import { limitsOf } from '../../api/src/server/told-limits.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { give } from '../support/given-command.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const POINTS = 24_000;
const DEAR = '{ rules { bergerTable(players: 200) { number pairs { first second } } } }';

let server: TestServer;

beforeAll(async () => {
  const set = { POINTS_PER_ADDRESS: POINTS, POINTS_PER_ACCOUNT: 2 * POINTS, POINTS_PER_TOKEN: POINTS };
  const variables = Object.fromEntries(Object.entries(set).map(([name, points]) => [name, `${points}`]));
  server = await startServer({ variables });
});
afterAll(() => server.close());

function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('an answer says what it has cost and what is left, over HTTP in headers too', async () => {
  const response = await post({ query: '{ limits { rule } tournaments(first: 50) { edges { node { name } } } }' });
  const cost = at(await response.json(), 'extensions.cost');
  const asked = Number(at(cost, 'asked'));
  const actual = Number(at(cost, 'actual'));
  expect(asked).toBeGreaterThan(100);
  expect(actual).toBeLessThan(asked);
  expect(cost).toMatchObject({ by: 'address', maximum: POINTS });
  // Some of it may have come back already.
  expect(at(cost, 'left')).toBeGreaterThanOrEqual(POINTS - actual);
  expect(response.headers.get('ratelimit-policy')).toBe(`"address";q=${POINTS};qu="points";w=60`);
  expect(response.headers.get('ratelimit')).toMatch(/^"address";r=\d+;t=\d+$/);
});

test('what is asked under another name in a document of several operations costs what that one asks for', async () => {
  const query = `query Little { isSetUp } query Much ${DEAR}`;
  const little = at(await (await post({ query, operationName: 'Little' })).json(), 'extensions.cost.asked');
  expect(little).toBe(1);
});

test('whoever has no points left is told the rule, the numbers and when to come again; others go on', async () => {
  const anna = await server.signUp('Anna');
  const signedIn = { authorization: `Bearer ${anna.token}` };
  let response = await post({ query: DEAR });
  for (let n = 0; n < 40 && response.status === 200; n += 1) response = await post({ query: DEAR });
  const { errors } = (await response.json()) as { errors: readonly { message: string; extensions: object }[] };
  expect(response.status).toBe(429);
  expect(errors[0]?.message).toMatch(
    /^This address has \d+ points left of 24000 a minute, and this costs \d+: come again in \d+ s\.$/,
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', rule: 'points an address', maximum: POINTS });
  expect(response.headers.get('retry-after')).toBe(String(at(errors[0], 'extensions.retryAfter')));
  const another = await post({ query: DEAR }, signedIn);
  expect(at(await another.json(), 'extensions.cost')).toMatchObject({ by: 'account', maximum: 2 * POINTS });
});

test('a program that runs away has the points of its own token alone, and leaves its owner his page', async () => {
  const owner = await server.signUp('Owner of programs');
  const make = async (name: string) => {
    const fields = '... on CreateTokenSuccess { token }';
    const made = await give(server, owner, 'createToken', { name, verbs: ['READ'] }, fields);
    return { authorization: `Bearer ${textAt(made, 'token')}` };
  };
  const [first, second] = [await make('Overlay'), await make('Bot')];
  const runAway = async (headers: Readonly<Record<string, string>>): Promise<Response> => {
    for (;;) {
      const response = await post({ query: DEAR }, headers);
      if (response.status !== 200) return response;
    }
  };
  const told = async (response: Response) => at(await response.json(), 'errors.0.extensions');
  const once = await post({ query: '{ viewer { name } }' }, first);
  expect(once.headers.get('ratelimit-policy')).toBe(`"token";q=${POINTS};qu="points";w=60`);
  expect(await told(await runAway(first))).toMatchObject({ rule: 'points a token', maximum: POINTS });
  const all = { rule: 'points of all tokens', maximum: (4 * POINTS) / 3 };
  expect(await told(await runAway(second)), 'so have all programs together').toMatchObject(all);
  const page = await post({ query: DEAR }, { authorization: `Bearer ${owner.token}` });
  expect(at(await page.json(), 'extensions.cost')).toMatchObject({ by: 'account', maximum: 2 * POINTS });
});

describe('a refusal names its rule, the number and the maximum:', () => {
  const deep = (levels: number) =>
    `{ players(first: 1) { edges { node { ${'entries(first: 1) { edges { node { player { '.repeat(levels)} name ${'} } } }'.repeat(levels)} } } } }`;

  test.each([
    ['nested', { query: deep(6) }, { code: 'OPERATION_TOO_COMPLEX', rule: 'depth', number: 28, maximum: 14 }],
    [
      'a long page',
      { query: '{ players(first: 101) { nodes { id } } }' },
      { code: 'BAD_USER_INPUT', rule: 'items', number: 101, maximum: 100 },
    ],
    [
      'aliases',
      { query: `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: isSetUp`).join(' ')} }` },
      { code: 'LIMIT_EXCEEDED', rule: 'aliases', number: 40, maximum: 30 },
    ],
    [
      'directives',
      { query: `{ __typename ${'@include(if: true) '.repeat(60)} }` },
      { code: 'LIMIT_EXCEEDED', rule: 'directives', number: 60, maximum: 50 },
    ],
    [
      'fields',
      {
        query: `{ ${Array.from({ length: 7 }, (_, n) => `f${n}: players(first: 1) { nodes { ${'name '.repeat(90)}} }`).join(' ')} }`,
      },
      { code: 'OPERATION_TOO_COMPLEX', rule: 'breadth', number: 601, maximum: 600 },
    ],
    [
      'fields at one place, before they are checked',
      { query: `{ viewer { ${'nobody '.repeat(101)}} }` },
      { code: 'LIMIT_EXCEEDED', rule: 'repeats', number: 101, maximum: 100 },
    ],
    [
      'fragments at one place',
      { query: `{ ${'...F '.repeat(101)}} fragment F on Query { isSetUp }` },
      { code: 'LIMIT_EXCEEDED', rule: 'repeats', number: 101, maximum: 100 },
    ],
    [
      'fragments that nothing spreads',
      { query: `{ isSetUp } fragment F on Query { ${'isSetUp '.repeat(101)}}` },
      { code: 'LIMIT_EXCEEDED', rule: 'repeats', number: 101, maximum: 100 },
    ],
    [
      'tokens',
      { query: `{ ${'__typename '.repeat(11_000)} }` },
      { code: 'LIMIT_EXCEEDED', rule: 'tokens', number: 10_001, maximum: 10_000 },
    ],
    [
      'bytes',
      { query: '{ __typename }', variables: { x: 'x'.repeat(300_000) } },
      { code: 'REQUEST_ENTITY_TOO_LARGE', rule: 'bytes', number: 262_145, maximum: 262_144 },
    ],
    [
      'batch',
      Array(11).fill({ query: '{ __typename }' }),
      { code: 'LIMIT_EXCEEDED', rule: 'batch', number: 11, maximum: 10 },
    ],
    [
      'complexity',
      {
        query: `{ rules { ${Array.from({ length: 9 }, (_, n) => `t${n}: bergerTable(players: 200) { pairs { first second } }`).join(' ')} } }`,
      },
      { code: 'OPERATION_TOO_COMPLEX', rule: 'complexity', maximum: 24_000 },
    ],
  ])('%s', async (_name, body, told) => {
    const anna = await server.signUp(`Reader of ${String(_name)}`);
    const answer: unknown = await (await post(body, { authorization: `Bearer ${anna.token}` })).json();
    expect(at(answer, 'errors.0.extensions')).toMatchObject(told);
    expect(at(answer, 'errors.0.message')).toMatch(new RegExp(`${told.maximum}`));
    const limits = listAt(
      at(
        await (
          await post({ query: '{ limits { rule maximum refusal } }' }, { authorization: `Bearer ${anna.token}` })
        ).json(),
        'data.limits',
      ),
    );
    expect(limits).toContainEqual({ rule: told.rule, maximum: told.maximum, refusal: told.code });
  });
});

test('the limits of a running server are asked for, with what its operator has set, and every rule of a refusal is among them', async () => {
  const anna = await server.signUp('Asks for limits');
  const answer: unknown = await (
    await post(
      { query: '{ limits { rule scope maximum what refusal httpStatus closeCode setting } }' },
      { authorization: `Bearer ${anna.token}` },
    )
  ).json();
  const limits = listAt(answer, 'data.limits');
  expect(limits.find(({ rule }) => rule === 'points an address')).toMatchObject({
    maximum: POINTS,
    setting: 'POINTS_PER_ADDRESS',
  });
  const rules = limits.map(({ rule }) => rule);
  for (const rule of [
    'depth',
    'aliases',
    'directives',
    'tokens',
    'bytes',
    'batch',
    'complexity',
    'operations',
    'backlog',
  ]) {
    expect(rules).toContain(rule);
  }
});

test('docs/limits.md says the limits that the server counts by; `node api/src/server/print-limits.ts` writes it', () => {
  expect(readFileSync('docs/limits.md', 'utf8')).toBe(limitsDocument());
});

test('a field that is not there is told with the name that was meant', async () => {
  const anna = await server.signUp('Mistypes');
  const answer: unknown = await (
    await post({ query: '{ tournament(id: "x") { nam } }' }, { authorization: `Bearer ${anna.token}` })
  ).json();
  expect(at(answer, 'errors.0.message')).toContain('Did you mean "name"');
});

test('what an operator sets is what is counted, refused and told', async () => {
  const ofRequests = { DOCUMENT_ALIASES: '40', REQUEST_OPERATIONS: '3', REQUEST_BYTES: '70000' };
  const variables = { ...ofRequests, OPERATION_DEPTH: '16', LIST_ITEMS: '150', BOTS_PER_ACCOUNT: '1' };
  const set = await startServer({ variables: { ...variables, TOKENS_PER_ACCOUNT: '2' } });
  const send = (body: string) =>
    fetch(`${set.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const refusalOf = async (body: string) => at(await (await send(body)).json(), 'errors.0.extensions');
  const deep = (levels: number) => `{ players { nodes { ${'owner { '.repeat(levels)}id${' }'.repeat(levels)} } } }`;
  expect((await set.ask(deep(12))).errors).toBeUndefined();
  expect(await refusalOf(JSON.stringify({ query: deep(20) }))).toMatchObject({ rule: 'depth', maximum: 16 });
  const aliases = Array.from({ length: 41 }, (_, index) => `a${index}: isSetUp`).join(' ');
  expect(await refusalOf(JSON.stringify({ query: `{ ${aliases} }` }))).toMatchObject({ rule: 'aliases', maximum: 40 });
  const batch = JSON.stringify(Array.from({ length: 4 }, () => ({ query: '{ isSetUp }' })));
  expect(await refusalOf(batch)).toMatchObject({ rule: 'batch', number: 4, maximum: 3 });
  const long = JSON.stringify({ query: '{ isSetUp }', variables: { text: 'x'.repeat(70_000) } });
  expect(await refusalOf(long)).toMatchObject({ rule: 'bytes', maximum: 70_000 });
  expect((await set.ask('{ players(first: 150) { nodes { id } } }')).errors).toBeUndefined();
  const tooLong = await refusalOf(JSON.stringify({ query: '{ players(first: 151) { nodes { id } } }' }));
  expect(tooLong).toMatchObject({ rule: 'items', number: 151, maximum: 150 });
  const { limits } = await set.data('{ limits { rule maximum setting } }');
  expect(limits).toContainEqual({ rule: 'depth', maximum: 16, setting: 'OPERATION_DEPTH' });
  expect(limits).toContainEqual({ rule: 'bytes', maximum: 70_000, setting: 'REQUEST_BYTES' });
  const anna = await set.signUp('Anna');
  const make = (mutation: string, input: object) => give(set, anna, mutation, { ...input });
  expect(await make('createBot', { name: 'One' })).toMatchObject({ __typename: 'CreateBotSuccess' });
  expect(await make('createBot', { name: 'Two' })).toMatchObject({ code: 'WRONG_STATUS', message: textWith('1') });
  expect(await make('createToken', { name: 'One', verbs: ['READ'] })).toMatchObject({
    __typename: 'CreateTokenSuccess',
  });
  expect(await make('createToken', { name: 'Two', verbs: ['READ'] })).toMatchObject({ message: textWith('2') });
  await set.close();
});

const textWith = (number: string): unknown => expect.stringMatching(new RegExp(`\\b${number}\\b`));

test('an operator can set every limit, but that of what everybody has one at most', () => {
  const fixed = limitsOf(USUAL_LIMITS).filter(({ setting }) => setting === null);
  expect(fixed.map(({ rule, maximum }) => [rule, maximum])).toEqual([['sandboxes an account', 1]]);
});
