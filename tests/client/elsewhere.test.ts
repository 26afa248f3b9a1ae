import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { delimiter, extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesOf, runningTournament, type OpenGame } from '../support/api-tournament.ts';
import { sharedBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { tokenOf } from '../support/token-of.ts';
import { strangersProject, type Stranger } from './stranger.ts';

/** Every Node of this machine that the client is made for: the one that runs this, and what else is on the path. */
const NODES: ReadonlyMap<string, string> = new Map(
  [process.execPath, ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))]
    .filter((path) => existsSync(path))
    .map((path) => [execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().split('.')[0] ?? '', path] as const)
    .filter(([major]) => Number(major.slice(1)) >= 20)
    .toReversed(),
);

/** Asks who it is, watches a game, plays a move in it, hears of it, and is refused with a token that is none. */
const PROGRAM = `
import { connect, done, isDone, PlayMove, Refused } from '@baraza/client';

export async function play({ url, token, gameId }, webSocket) {
  const baraza = connect({ url, token, webSocket });
  const said = [];
  const { viewer } = await baraza.ask('{ viewer { player { name } } }', {});
  said.push(viewer.player.name);
  const { game } = await baraza.ask('query ($id: ID!) { game(id: $id) { ply legalMoves { notation } } }', { id: gameId });
  const move = game.legalMoves[0].notation;
  for await (const event of baraza.watchGame(gameId)) {
    said.push(event.__typename);
    if (event.__typename === 'GameSnapshot') done(await baraza.give(PlayMove, { gameId, ply: game.ply, move }));
    if (event.__typename === 'MovePlayed') break;
  }
  said.push(isDone(await baraza.give(PlayMove, { gameId, ply: game.ply + 1, move: 'nothing' })));
  baraza.close();
  const nobody = connect({ url, token: 'bz_none' });
  await nobody.ask('{ viewer { name } }', {}).catch((failure) => said.push(failure instanceof Refused && failure.code));
  nobody.close();
  return said;
}
`;
const said = (name: string): readonly unknown[] => [name, 'GameSnapshot', 'MovePlayed', false, 'TOKEN_INVALID'];

const IN_NODE = `
import WebSocket from 'ws';
import { play } from './play.js';

console.log(JSON.stringify(await play(JSON.parse(process.argv[2]), globalThis.WebSocket ?? WebSocket)));
`;
const IN_A_PAGE = `<!doctype html><title>A page of its own</title>
<script type="importmap">{ "imports": {
  "@baraza/client": "/node_modules/@baraza/client/dist/index.js",
  "graphql-ws/client": "/node_modules/graphql-ws/dist/client.js",
  "graphql": "/node_modules/graphql/index.mjs"
} }</script>
<script type="module">import { play } from './play.js'; globalThis.play = play;</script>`;

let server: TestServer;
let stranger: Stranger;
let site: Server;
let games: OpenGame[];
let who: (game: OpenGame) => Promise<{ readonly url: string; readonly token: string; readonly gameId: string }>;

beforeAll(async () => {
  server = await startServer();
  const names = ['Asha', 'Juma', 'Zuri', 'Neema', 'Baraka'];
  const { id, players } = await runningTournament(server, names);
  games = [...(await gamesOf(server, id))];
  who = async ({ id: gameId, first }) => ({
    ...{ url: server.url, gameId },
    token: await tokenOf(server, players.get(first)!, 'READ', 'PLAY'),
  });
  stranger = await strangersProject(['ws']);
  writeFileSync(join(stranger.folder, 'play.js'), PROGRAM);
  writeFileSync(join(stranger.folder, 'main.js'), IN_NODE);
  writeFileSync(join(stranger.folder, 'index.html'), IN_A_PAGE);
  site = createServer(({ url = '/' }, response) => {
    const path = join(stranger.folder, url === '/' ? 'index.html' : new URL(url, 'http://here').pathname);
    if (!existsSync(path)) return void response.writeHead(404).end();
    const type = extname(path) === '.html' ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  site.close();
  stranger.remove();
  await server.close();
});

test.each([...NODES.keys()])('packed, in Node %s, it asks, plays and watches', async (major) => {
  const game = games.pop()!;
  const told = await stranger.run(NODES.get(major)!, ['main.js', JSON.stringify(await who(game))]);
  expect(JSON.parse(told)).toEqual(said(game.first));
});

test('packed, in a page of another origin, it asks, plays and watches with a token', async () => {
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The page has a port');
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${address.port}/`);
  await page.waitForFunction(() => 'play' in globalThis);
  const game = games.pop()!;
  const answer: unknown = await page.evaluate(`play(${JSON.stringify(await who(game))})`);
  expect(answer).toEqual(said(game.first));
  expect(faults).toEqual([]);
  await context.close();
});
