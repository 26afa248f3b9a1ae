import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { done, gamesOf, playOn, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { sharedBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { textAt } from '../support/answer.ts';

let server: TestServer;
let tournament: ApiTournament;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];
const responses: Response[] = [];

beforeAll(async () => {
  server = await startServer({ webFolder: join(import.meta.dirname, '../../web/dist') });
  tournament = await runningTournament(server, ['Asha', 'Juma', 'Salim']);
  context = await (await sharedBrowser()).newContext({ baseURL: server.composed.url });
  page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (thrown) => faults.push(thrown.message));
  page.on('response', (response) => responses.push(response));
  await page.goto('/graphql');
});
afterEach(() => expect(faults).toEqual([]));
afterAll(async () => {
  await context.close();
  await server.close();
});

const answer = () => page.getByRole('region', { name: 'Result Window' });
const run = () => page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' });

async function choose(example: string): Promise<void> {
  await page.getByLabel('Examples').selectOption({ label: example });
  await page.locator('.graphiql-query-editor', { hasText: example }).waitFor();
}

test('opens with less than a megabyte, from this server alone, and keeps its files for good', async () => {
  await run().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(responses.map(async (one) => (await one.request().sizes()).responseBodySize));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
  expect(responses.length).toBeLessThan(50);
  const { origin } = new URL(server.composed.url);
  for (const response of responses) {
    const url = new URL(response.url());
    expect(url.origin).toBe(origin);
    if (url.pathname.startsWith('/assets/')) expect(response.headers()['cache-control']).toContain('immutable');
  }
});

test('begins with an example that runs', async () => {
  await page.locator('.graphiql-query-editor', { hasText: 'query Tournaments' }).waitFor();
  await run().click();
  await expect.poll(() => answer().textContent()).toContain('Kombe la Baraza');
});

test('answers who brings a token, and watches with it', async () => {
  await choose('Your own games, those that wait for you first (give a token, or sign in on the page)');
  await run().click();
  await expect.poll(() => answer().textContent()).toContain('"viewer": null');
  const person = tournament.players.get('Asha')!;
  const made = await done(
    (query, variables) => server.ask(query, variables, person),
    'createToken',
    { name: 'GraphiQL', verbs: ['READ'] },
    '... on CreateTokenSuccess { token }',
  );
  await page.getByLabel('Token', { exact: true }).fill(textAt(made, 'token'));
  await run().click();
  await expect.poll(() => answer().textContent()).toContain('"name": "Asha"');
  await choose('Watch what happens to you (give a token, or sign in on the page)');
  await run().click();
  await expect.poll(() => answer().textContent()).toContain('"InboxSnapshot"');
  await page.getByRole('button', { name: 'Stop query (Ctrl-Enter)' }).click();
});

test('watches a game that it has found by itself', async () => {
  await choose('Watch a game, move by move');
  await run().click();
  await expect.poll(() => answer().textContent()).toContain('Snapshot');
  const { liveGames } = await server.data('{ liveGames(first: 1) { nodes { id } } }');
  const watched = (await gamesOf(server, tournament.id)).find(({ id }) => id === textAt(liveGames, 'nodes.0.id'));
  const sockets = new Map([...tournament.players].map(([name, person]) => [name, server.socket(person)]));
  await playOn(sockets, watched!, () => 0);
  await expect.poll(() => answer().textContent()).toContain('"MovePlayed"');
});

test('stands beside what one may read of the API, in the words of docs', async () => {
  const reader = await context.newPage();
  await reader.goto('/');
  await reader.getByRole('link', { name: 'API', exact: true }).click();
  await reader.getByRole('heading', { level: 1, name: 'The API' }).waitFor();
  const beside = reader.getByRole('navigation', { name: 'For those who write programs' });
  expect(await beside.getByRole('link', { name: 'Try it in GraphiQL' }).getAttribute('href')).toBe('/graphql');
  await beside.getByRole('link', { name: 'Limits', exact: true }).click();
  await reader.getByRole('heading', { level: 1, name: 'Limits' }).waitFor();
  await expect.poll(() => reader.getByRole('table').count()).toBeGreaterThan(3);
  await beside.getByRole('link', { name: 'One request' }).click();
  await expect.poll(() => reader.evaluate(() => document.activeElement?.textContent)).toBe('One request');
  const text = await reader.request.get('/api/limits.md');
  expect(await text.text()).toBe(readFileSync('docs/limits.md', 'utf8'));
});
