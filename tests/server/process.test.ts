import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { serverProcess } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

let folder: string;
const processes: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baraza-'));
});
afterEach(async () => {
  for (const one of processes.splice(0)) {
    one.kill('SIGKILL');
    await one.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(args: readonly string[] = [], variables: Record<string, string> = {}): Promise<ServerProcess> {
  const started = serverProcess(['--no-demo', '--data', folder, ...args], variables);
  processes.push(started);
  return started;
}

const EVENTS = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename version
  ... on MovePlayed { move { ply notation } } } }`;
const GAME = `query ($id: ID!) { game(id: $id) { version ply clock { running expiresAt }
  moves(first: 100) { edges { node { ply notation } } } ... on BaoGame { position { encoding } legalMoves { notation } } } }`;

test('killed between moves and started again, it has every acknowledged move, the same clock, and resumes without a hole', async () => {
  const databaseUrl = await newDatabaseUrl();
  const variables: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  let server = await start([], variables);
  let api = apiClient(await server.url);
  const { id, players } = await runningTournament(api, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(api, id);
  if (game === undefined) throw new Error('There is no game');
  const choose = seededNumbers(11);
  const acknowledged: string[] = [];
  let seen = 0;
  let before: any = null;
  for (let round = 0; round < 3; round += 1) {
    const watch = api.socket().watch(EVENTS, { id: game.id, after: seen });
    await watch.until(1);
    for (let move = 0; move < 4; move += 1) {
      const { game: state } = await api.data(GAME, { id: game.id });
      const { notation } = state.legalMoves[Math.floor(choose() * state.legalMoves.length)];
      const person = players.get(acknowledged.length % 2 === 0 ? game.first : game.second);
      const played = await done(
        (query, given) => api.ask(query, given, person),
        'playMove',
        'PlayMoveInput',
        { gameId: game.id, ply: state.ply, move: notation },
        '... on PlayMoveSuccess { notation }',
      );
      acknowledged.push(played.notation);
    }
    await watch.find(({ data }) => data.gameEvents.move?.ply === acknowledged.length - 1);
    const stored = watch.results.filter(({ data }) => data.gameEvents.__typename !== 'Heartbeat');
    const versions = stored
      .filter(({ data }) => data.gameEvents.__typename !== 'ClockTicked')
      .map(({ data }) => data.gameEvents.version);
    expect(versions).toEqual(versions.map((_, index) => seen + index + 1));
    seen = versions.at(-1);
    ({ game: before } = await api.data(GAME, { id: game.id }));
    server.kill('SIGKILL');
    await server.ended;
    await api.close();
    server = await start([], variables);
    api = apiClient(await server.url);
    const { game: after } = await api.data(GAME, { id: game.id });
    expect(after).toEqual(before);
    expect(after.moves.edges.map(({ node }: any) => node.notation)).toEqual(acknowledged);
  }
  await api.close();
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it cleanly, also while somebody watches', async (signal) => {
  const server = await start();
  const api = apiClient(await server.url);
  const watch = api.socket().watch('subscription { liveBoards { change } }');
  server.kill(signal);
  expect(await server.ended).toMatchObject({ status: 0, err: '' });
  await watch.ended;
  await api.close();
});

/** What one sentence and nothing else looks like. */
const SENTENCE = /^baraza: [^\n]+\.\n$/;

test('a second process on the same data folder is refused with one sentence', async () => {
  const first = await start();
  await first.url;
  const { status, err } = await (await start()).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('in use')]);
});

test('a taken port is refused with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, err } = await (await start(['--port', String(port)])).ended;
  other.close();
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining(`The port ${port} is taken`)]);
});

test('a damaged data folder is refused with one sentence', async () => {
  const first = await start();
  await first.url;
  first.kill('SIGTERM');
  await first.ended;
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), 'nonsense');
  const { status, err } = await (await start()).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.any(String)]);
});

test('a first start that was cut short is begun anew by the next one', async () => {
  mkdirSync(join(folder, 'postgres.unfinished'));
  writeFileSync(join(folder, 'postgres.unfinished', 'PG_VERSION'), '1');
  expect(await (await start()).url).toMatch(/^http/);
});

test('a database that does not answer is refused with one sentence', async () => {
  const { status, err } = await (await start([], { DATABASE_URL: 'postgresql://127.0.0.1:1/nothing' })).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('DATABASE_URL')]);
});

test('a wrong environment variable or argument ends the process with one sentence', async () => {
  for (const started of [await start([], { PORT: 'many' }), await start(['--colour'])]) {
    const { status, err } = await started.ended;
    expect([status, SENTENCE.test(err)]).toEqual([1, true]);
  }
});
