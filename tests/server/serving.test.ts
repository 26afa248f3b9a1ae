import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let web: string;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'baraza-page-'));
  for (const folder of ['assets', 'api']) mkdirSync(join(web, folder));
  writeFileSync(join(web, 'api', 'limits.md'), '# Limits\n');
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Baraza</title>');
  writeFileSync(join(web, 'graphiql.html'), '<!doctype html><title>GraphiQL</title>');
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'export const answer = 42;\n'.repeat(200));
  writeFileSync(join(web, '..', 'secret-of-baraza.txt'), 'secret');
  server = await startServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
  rmSync(join(tmpdir(), 'secret-of-baraza.txt'), { force: true });
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const raw = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(server.url, path, headers, method);

test.each([
  ['/health', 200, 'alive'],
  ['/ready', 200, 'ready'],
])('%s answers %i', async (path, status, text) => {
  const response = await fetch(server.url + path);
  expect([response.status, (await response.text()).trim()]).toEqual([status, text]);
});

test.each([
  ['the address itself', '/'],
  ['a page of the dashboard', '/tournaments/abc?tab=players'],
])('%s is the dashboard, asked for anew each time', async (_name, path) => {
  const response = await fetch(server.url + path);
  expect(await response.text()).toContain('<title>Baraza');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const again = await fetch(server.url + path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test.each([
  ['/api', 200, 'text/html'],
  ['/api/', 200, 'text/html'],
  ['/api/limits?from=api', 200, 'text/html'],
  ['/api/limits.md', 200, 'text/markdown'],
  ['/api/nothing', 404, 'text/html'],
  ['/api/limits/nothing', 404, 'text/html'],
  ['/api/nothing.md', 404, 'text/plain'],
])('of the guide %s answers %i as %s', async (path, status, type) => {
  const { status: answered, headers } = await raw(path);
  expect([answered, headers['content-type']]).toEqual([status, `${type}; charset=utf-8`]);
});

test('a file with its content in its name is kept for good', async () => {
  const response = await fetch(`${server.url}/assets/app-1a2b.js`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('text is packed as %s for who takes it', async (coding, unpack) => {
  const { headers, body } = await raw('/assets/app-1a2b.js', { 'accept-encoding': coding });
  expect(headers['content-encoding']).toBe(coding);
  expect(unpack(body).toString()).toContain('answer = 42');
});

test.each([
  ['out of the folder', '/../secret-of-baraza.txt'],
  ['out of it in disguise', '/..%2fsecret-of-baraza.txt'],
  ['out of it from a folder', '/assets/..%2f..%2fsecret-of-baraza.txt'],
  ['to a file that is not there', '/assets/nothing.js'],
  ['with a broken escape', '/%zz.js'],
  ['with a null', '/a%00.js'],
])('no way leads %s', async (_name, path) => {
  const { status, body } = await raw(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret');
});

test('every answer carries the headers that protect a page', async () => {
  for (const path of ['/', '/health', '/graphql?query={__typename}', '/auth/ok']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('pages of others may frame an embed, and nothing else', async () => {
  const framed = await raw('/embed/game/abc?theme=dark');
  expect(framed.headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
  expect(framed.headers['x-frame-options']).toBeUndefined();
  expect(framed.headers['set-cookie']).toBeUndefined();
  for (const path of [
    '/embed',
    '/embedded/game/abc',
    '/games/embed/abc',
    '/wall/abc',
    '/tv',
    '/sandbox/0/embed/game/abc',
  ]) {
    const { headers } = await raw(path);
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test.each([
  ['TRACE', '/auth/ok', 405],
  ['TRACE', '/graphql', 405],
  ['PROPFIND', '/', 405],
  ['POST', '/', 405],
  ['HEAD', '/', 200],
])('the method %s at %s answers %i', async (method, path, status) => {
  expect((await raw(path, {}, method)).status).toBe(status);
});

test('the address of the API shows GraphiQL to a browser that asks nothing, and answers what is asked', async () => {
  const shown = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(await shown.text()).toContain('<title>GraphiQL');
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(shown.headers.get('cache-control')).toBe('no-cache');
  const asked = await raw('/graphql?query={__typename}', { accept: 'text/html,*/*;q=0.8' });
  expect(JSON.parse(asked.body.toString())).toMatchObject({ data: { __typename: 'Query' } });
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'query={__typename}'],
  ['plain text', 'text/plain', '{"query":"{__typename}"}'],
])('%s, which any page may send unasked, is refused', async (_name, type, body) => {
  const response = await post(body, { 'content-type': type });
  expect(response.status).toBe(403);
  expect(at(await response.json(), 'errors.0.extensions.code')).toBe('FORBIDDEN');
});

const deep = (levels: number) =>
  `{ players(first: 1) { edges { node { ${'entries(first: 1) { edges { node { player { '.repeat(levels)} name ${'} } } }'.repeat(levels)} } } } }`;

test.each([
  ['too deep', deep(6)],
  ['too many aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: viewer { name }`).join(' ')} }`],
  ['too many directives', `{ __typename ${'@include(if: true) '.repeat(60)} }`],
  ['too many tokens', `{ ${'__typename '.repeat(11_000)} }`],
  [
    'too much at once',
    '{ players(first: 100) { edges { node { games(first: 100) { edges { node { moves(first: 100) { edges { node { notation } } } } } } } } } }',
  ],
  [
    'too many large tables',
    `{ rules { ${Array.from({ length: 9 }, (_, n) => `t${n}: bergerTable(players: 200) { pairs { first second } }`).join(' ')} } }`,
  ],
])('a query that is %s is refused before it is executed', async (_name, query) => {
  const { data, errors } = await server.ask(query);
  expect(data ?? null).toBeNull();
  expect(errors?.length).toBeGreaterThan(0);
  for (const error of errors ?? []) expect(error).toHaveProperty('extensions.code', expect.stringMatching(/^[A-Z_]+$/));
  expect(JSON.stringify(errors)).not.toMatch(/Unexpected error/);
});

test.each([
  ['what GraphiQL asks of the schema', getIntrospectionQuery()],
  [
    'everything that can be asked of the schema',
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  ],
  ['a Berger table of 200', '{ rules { bergerTable(players: 200) { number pairs { first second } } } }'],
  ['2,000 moves written out', `{ rules { baoPosition(moves: [${'"A6<", '.repeat(2_000)}]) { __typename } } }`],
])('%s is within the limits', async (_name, query) => {
  const { data, errors } = await server.ask(query);
  expect(errors).toBeUndefined();
  expect(data).toBeDefined();
});

test('a table of 100 players with all its games is within the limits', async () => {
  const players = Array.from({ length: 100 }, (_, n) => ({ id: `p${n}` }));
  const games = Array.from({ length: 3_000 }, (_, n) => {
    const first = `p${n % 100}`;
    return { first, second: `p${(n + 1 + Math.floor(n / 100)) % 100}`, winner: first };
  });
  const query = `query ($players: [PlayerIn!]!, $games: [GameIn!]!) { rules { pairStandings(players: $players, games: $games) {
    rows { rank id score neustadtl kibaTenths pairs { opponent signs } terms { text value } } } } }`;
  const { data, errors } = await server.ask(query, { players, games });
  expect(errors).toBeUndefined();
  expect(at(data, 'rules.pairStandings.rows')).toHaveLength(100);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long answer is sent by %s to whoever takes it, a short one as it is', async (encoding, unpack) => {
  const asked = (query: string) => raw(`/graphql?query=${encodeURIComponent(query)}`, { 'accept-encoding': encoding });
  const long = await asked('{ __schema { types { name description } } }');
  expect(long.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const text = unpack(long.body).toString();
  expect(listAt(JSON.parse(text), 'data.__schema.types').length).toBeGreaterThan(100);
  expect(long.body.length).toBeLessThan(text.length / 3);
  expect((await asked('{ __typename }')).headers).not.toHaveProperty('content-encoding');
});

test('a stream of events is sent as it comes, never packed', async () => {
  const query = 'subscription { tournamentEvents(id: "nobody") { __typename } }';
  const response = await post({ query }, { accept: 'text/event-stream', 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('content-encoding')).not.toBe('gzip');
  await response.body?.cancel();
});

test('a request of more than 256 KiB is refused', async () => {
  const response = await post({ query: '{ __typename }', variables: { x: 'x'.repeat(300_000) } });
  expect(response.status).toBe(413);
});

test('a request that does not say its length is answered, and refused beyond 256 KiB', async () => {
  const inPieces = async (variables: object) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const asking = request(`${server.url}/graphql`, { method: 'POST', headers });
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
    asking.end(JSON.stringify({ query: '{ __typename }', variables }));
    const [answer] = await answered;
    return { status: answer.statusCode, said: JSON.parse(await textOf(answer)) as unknown };
  };
  expect(await inPieces({ x: 'x'.repeat(200_000) })).toMatchObject({ said: { data: { __typename: 'Query' } } });
  expect(await inPieces({ x: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
});

test('at most ten operations come in one request', async () => {
  const batch = (size: number) => post(Array.from({ length: size }, () => ({ query: '{ __typename }' })));
  expect((await batch(10)).status).toBe(200);
  expect(JSON.stringify(await (await batch(11)).json())).toMatch(/batch/i);
});

test.each([
  ['a literal of a wrong type', '{ rules { bergerTable(players: "six") { number } } }', {}, 'BAD_USER_INPUT'],
  [
    'a variable of a wrong type',
    'query ($n: Int!) { rules { bergerTable(players: $n) { number } } }',
    { n: 'x' },
    'BAD_USER_INPUT',
  ],
  ['a missing variable', 'query ($n: Int!) { rules { bergerTable(players: $n) { number } } }', {}, 'BAD_USER_INPUT'],
  ['a number that is too large', '{ rules { bergerTable(players: 99999999999) { number } } }', {}, 'BAD_USER_INPUT'],
  ['an unknown enum value', '{ rules { preflight(format: CHESS, players: 6) { code } } }', {}, 'BAD_USER_INPUT'],
  [
    'a day that does not exist',
    '{ rules { fischerClock(control: "T=(3+1)<=7", startedAt: "2026-02-30T00:00:00Z", presses: [], now: "2026-03-01T00:00:00Z") { toMove } } }',
    {},
    'BAD_USER_INPUT',
  ],
  ['an unknown field', '{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['text that is no GraphQL', '{', {}, 'GRAPHQL_PARSE_FAILED'],
  [
    'a list of lists without end',
    `{ nodes(ids: ${'['.repeat(4_900)}${']'.repeat(4_900)}) { id } }`,
    {},
    'GRAPHQL_PARSE_FAILED',
  ],
  ['fields within fields without end', `${'{ a '.repeat(4_900)}${'}'.repeat(4_900)}`, {}, 'GRAPHQL_PARSE_FAILED'],
])('%s is a top-level error with its code', async (_name, query, variables, code) => {
  const { errors } = await server.ask(query, variables);
  expect(errors?.[0]?.extensions?.['code']).toBe(code);
});
