import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { textAt } from '../support/answer.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { playMoves } from '../e2e/moving.ts';
import { startServer, type TestServer } from '../support/server.ts';

const web = join(import.meta.dirname, '../../web');
const webFolder = join(web, 'dist');
/** Long enough for the busiest machine. */
const patience = 120;
const CUP = 'Kombe </script><script>alert("1 & 2")</script>';
const CUP_ESCAPED = 'Kombe &lt;/script&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;';

let server: TestServer;
let tournament: ApiTournament;
let game: OpenGame;

beforeAll(async () => {
  server = await startServer({ webFolder, drawing: { program: join(web, 'dist-drawing/main.js'), patience } });
  tournament = await runningTournament(server, ['Asha', 'Juma', 'Zuri'], { name: CUP });
  game = (await gamesOf(server, tournament.id)).find(({ first }) => first === 'Asha')!;
});
afterAll(() => server.close());

const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The counts that stand on the board. */
const pits = (body: string): readonly string[] =>
  [...body.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, count = '']) => count);

interface Page {
  readonly status: number;
  readonly html: string;
  /** What stands in the body, and what is handed to the browser for it. */
  readonly body: string;
  readonly handed: string | undefined;
  /** The content of a `meta` tag. */
  meta(name: string): string | undefined;
}

async function open(path: string, headers: Record<string, string> = {}, at = server.url): Promise<Page> {
  const answer = await fetch(at + path, { headers });
  const html = await answer.text();
  const [, body = '', handed] =
    /<div id="app">(.*)<\/div><script type="application\/json" id="handed"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { status: answer.status, html, body, handed, meta };
}

test('every public page has what it shows in its HTML', async () => {
  const cup = tournament.path;
  const shows: Readonly<Record<string, readonly string[]>> = {
    '/': ['Asha', '<svg', CUP_ESCAPED],
    '/boards': ['Asha', '<svg'],
    '/tournaments': [CUP_ESCAPED, `href="${cup}"`],
    [cup]: ['Asha', 'Juma', 'Zuri', '<table'],
    [`${cup}/crosstable`]: ['Asha', 'Juma', 'Zuri', '<table'],
    [`${cup}/boards`]: ['<svg', `href="${game.path}"`],
    [`${cup}/schedule`]: ['Asha', `href="${game.path}"`],
    [`${cup}/ranking`]: ['Asha', 'Juma', 'Zuri', '<table'],
    [`${cup}/players`]: ['Asha', 'Juma', 'Zuri'],
    [`${cup}/rules`]: ['Neustadtl'],
    [game.path]: [game.first, game.second, '<svg'],
    '/players': ['Asha', 'href="/p/asha"'],
    '/p/asha': ['Asha', CUP_ESCAPED],
    '/rules': ['href="/rules/bao"'],
    '/rules/bao': ['<section'],
    '/hall-of-fame': ['<h1'],
    '/api': ['<article'],
  };
  for (const [path, shown] of Object.entries(shows)) {
    const { status, body } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, shown.filter((text) => !body.includes(text))]).toEqual([path, []]);
  }
});

test('a page is named, described and placed for those who are sent its address', async () => {
  const path = tournament.path;
  const { html, meta } = await open(`${path}?lang=en`);
  expect(html).toContain(`<title>${CUP_ESCAPED} · Baraza</title>`);
  expect(html).toContain(`<link rel="canonical" href="${server.url}${path}">`);
  expect(meta('og:title')).toBe(`${CUP_ESCAPED} · Baraza`);
  expect(meta('og:url')).toBe(server.url + path);
  expect(meta('og:site_name')).toBe('Baraza');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:description')).toBe(meta('description'));
  expect(meta('description')).not.toBe('');
});

test('what is passed on has a picture as large as it says', async () => {
  const { meta } = await open(game.path);
  expect(meta('og:image')).toBe(`${server.url}/og${game.path}.png`);
  expect(meta('og:image:alt')).toBe(meta('og:title'));
  const answer = await fetch(meta('og:image') ?? '');
  const picture = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String);
  expect(size).toEqual([meta('og:image:width'), meta('og:image:height')]);
  expect((await open(`${tournament.path}/crosstable`)).meta('og:image')).toBe(`${server.url}/og${tournament.path}.png`);
});

test('the addresses that things once had lead on to those that they have, with all that stands behind', async () => {
  const moved = async (path: string) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  const on = (to: string) => [301, to, 'no-cache'];
  const { id, path, director } = tournament;
  expect(await moved(`/tournaments/${encodeURIComponent(id)}/crosstable?lang=sw`)).toEqual(
    on(`${path}/crosstable?lang=sw`),
  );
  expect(await moved(`/games/${encodeURIComponent(game.id)}?ply=1`)).toEqual(on(`${game.path}?ply=1`));
  expect(await moved('/players/asha?lang=sw')).toEqual(on('/p/asha?lang=sw'));
  expect(await moved(`${path.toUpperCase()}/rules`)).toEqual(on(`${path}/rules`));
  const input = { name: 'Lamu Open', game: 'BAO', format: 'ROUND_ROBIN' };
  const made = await server.data(
    'mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { ... on CreateTournamentSuccess { tournament { id } } } }',
    { input },
    director,
  );
  const tournamentId = textAt(made, 'createTournament.tournament.id');
  await server.data(
    'mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }',
    { input: { tournamentId, name: 'Pate Open' } },
    director,
  );
  await server.composed.settled();
  expect(await moved('/t/lamu-open/players')).toEqual(on('/t/pate-open/players'));
});

test('what somebody has written ends nothing and begins nothing in the HTML', async () => {
  const { html, handed = '' } = await open(tournament.path);
  expect(html).not.toContain('<script>alert');
  expect(JSON.stringify(JSON.parse(handed))).toContain('Kombe </script>');
});

test.each([
  '/nope',
  '/g/xyz/1',
  '/t/xyz',
  '/p/nobody',
  '/games/xyz',
  '/tournaments/xyz',
  '/series/xyz',
  '/rules/xyz',
  '/api/xyz',
])('nothing is at %s, and the page says so', async (path) => {
  const { status, body, meta, html } = await open(path);
  expect([status, meta('robots')]).toEqual([404, 'noindex']);
  expect(body).toContain('<h1');
  expect(html).not.toContain('canonical');
  expect(meta('og:image')).toBeUndefined();
});

test.each([
  ['what the browser prefers', '/players', { 'accept-language': 'de, fr;q=0.8' }, 'fr', 'Joueurs'],
  ['what the address asks for', '/players?lang=sw', { 'accept-language': 'fr' }, 'sw', 'Wachezaji'],
  ['English where there is nothing else', '/players', { 'accept-language': 'de' }, 'en', 'Players'],
])('a page is in the language of %s', async (_name, path, headers, language, word) => {
  const { html, body } = await open(path, headers);
  expect(html).toContain(`<html lang="${language}"`);
  expect(body).toContain(word);
});

test('who is signed in, and what is about whoever asks, is drawn in the browser alone', async () => {
  const { cookie } = tournament.director;
  for (const [path, headers] of [
    ['/', { cookie }],
    ['/my-games', {}],
    ['/sign-in', {}],
    [`${tournament.path}/direct`, {}],
    [`/sandbox/${'0'.repeat(16)}/tournaments/xyz`, {}],
  ] as const) {
    const { status, html } = await open(path, headers);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('<div id="app"></div>');
  }
});

test('a game is drawn with its moves, and as it was where its address says when', async () => {
  const played = await playMoves(server, tournament.players, game, 5, seededNumbers(5));
  await server.composed.settled();
  const now = await open(game.path);
  expect(played.filter((move) => !now.body.includes(escaped(move)))).toEqual([]);
  const past = await open(`${game.path}?ply=1`);
  expect(pits(past.body)).not.toEqual([]);
  expect(pits(past.body)).not.toEqual(pits(now.body));
});

test('what is kept of a page is never older than what has happened', async () => {
  const path = game.path;
  const before = await open(path);
  await server.data(
    'mutation ($id: ID!) { resign(input: { gameId: $id }) { __typename } }',
    { id: game.id },
    tournament.players.get('Asha'),
  );
  await server.composed.settled();
  const after = await open(path);
  expect(after.body).not.toBe(before.body);
});

const BROKEN = `export const createDrawer = () => async ({ address }) => {
  if (address === '/players') throw new Error('broken');
  if (address === '/boards') process.exit(1);
  if (address === '/rules') return { isMissing: false, movedTo: null, document: 'drawn' };
  return new Promise(() => {});
}`;

test('a reader has the page that draws itself where nothing comes of the drawing, and the next one has his page drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-drawing-'));
  const program = join(folder, 'main.mjs');
  writeFileSync(program, BROKEN);
  const variables = { LOG_LEVEL: 'silent' };
  const other = await startServer({ webFolder, drawing: { program, patience: 0.5 }, variables });
  for (const path of ['/players', '/boards', '/tournaments']) {
    if (path !== '/players') await expect.poll(async () => (await open('/rules', {}, other.url)).html).toBe('drawn');
    const { status, html } = await open(path, {}, other.url);
    expect([status, html.includes('<div id="app"></div>')]).toEqual([200, true]);
  }
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});
