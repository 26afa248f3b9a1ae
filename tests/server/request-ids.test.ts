import pg from 'pg';
import { expect, test } from 'vitest';
import { at, textAt } from '../support/answer.ts';
import { apiClient } from '../support/api-client.ts';
import { dataFolder } from '../support/data-folder.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const folder = dataFolder();
const LIST = '{ tournaments(first: 1) { edges { node { name } } } }';

/** The lines of a log, each an object. */
const linesOf = (log: string): readonly Record<string, unknown>[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('what fails is answered with the id of its request, under which the log says why, over HTTP and WebSocket', async () => {
  const databaseUrl = (await newDatabaseUrl()) ?? '';
  const server = folder.start([], { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' });
  const url = await server.url;
  const api = apiClient(url);
  const body = JSON.stringify({ query: LIST });
  const headers = { 'content-type': 'application/json', 'x-request-id': 'given' };
  const whole = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  expect(await whole.json()).not.toHaveProperty('errors');
  const ids = [whole.headers.get('x-request-id')];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('alter table "Tournament" rename to "Gone"');
  await client.end();
  const broken = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const byHttp = textAt(await broken.json(), 'errors.0.extensions.requestId');
  expect(broken.headers.get('x-request-id')).toBe(byHttp);
  const bySocket = textAt(await api.socket().ask(LIST), 'errors.0.extensions.requestId');
  ids.push(byHttp, bySocket);
  expect(new Set(ids).size).toBe(3);
  await api.close();
  server.kill('SIGTERM');
  const lines = linesOf((await server.ended).err);
  const saidOf = (id: unknown) => lines.filter(({ request }) => request === id).map((line) => at(line, 'msg'));
  expect(ids.map(saidOf)).toEqual([['answered'], ['a resolver failed', 'answered'], ['a resolver failed']]);
  expect(lines.find(({ request, msg }) => request === ids[0] && msg === 'answered')).toMatchObject({
    method: 'POST',
    path: '/graphql',
    status: 200,
  });
});
