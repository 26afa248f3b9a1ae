// What a start costs and what the server then takes, on both databases as `npm start` runs it: the first start, which makes the tables, and
// later ones; and what it takes after so many moves, and for each who watches a game. CPU is told once it serves, memory some seconds
// later; with PostgreSQL both are those of the server alone. What each who watches takes is told after a collection, beside a bare server of
// `ws` with as many sockets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { nodeFlags, nodeVariables } from '../../tools/setup/node-flags.mjs';
import { bundleServer, makeEmptyDatabase } from '../../tools/setup/steps.mjs';
import { apiClient, SETUP_CODE, type ApiClient } from '../support/api-client.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import { endsWithThis } from '../support/ends-with-this.ts';
import { heldBy, MEASURED } from '../support/measured-process.ts';
import { createDatabase, ownPostgres } from '../support/postgres.ts';
import { serverProcess } from '../support/server-process.ts';
import { competitor } from './live/competitor.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

const GOALS = { secondStartSeconds: 2.5, embedded: 400, postgres: 300, afterMoves: 550, watcher: 30 };
const STARTS = 3;
const SETTLED = 5_000;
const SECONDS_PER_TICK = 0.01;
const PLAYERS = 8;
const MOVES = 700;
const WATCHERS = 1_000;
/** They bring with them what all need once. */
const FIRST_WATCHERS = 200;

const SERVER = join(import.meta.dirname, '../../api/dist/main.js');
const MANY = String(10 ** 9);
const VARIABLES = {
  SETUP_CODE,
  LOG_LEVEL: 'error',
  POINTS_PER_ADDRESS: MANY,
  POINTS_PER_ACCOUNT: MANY,
  SOCKETS_PER_ADDRESS: String(2 * WATCHERS),
  WATCHED_PER_ADDRESS: String(2 * WATCHERS),
};

await bundleServer({ env: process.env });
await makeEmptyDatabase({ env: process.env });
const home = mkdtempSync(join(tmpdir(), 'baraza-start-'));
const bars: Bar[] = [];
await measure('embedded', ['--data', join(home, 'data')], {});
const postgres = await ownPostgres();
await measure('postgres', [], { DATABASE_URL: await createDatabase(postgres.url, 'start') });
await postgres.stop();
drawPicture('start', {
  title: 'What a server takes',
  unit: 'MB of memory',
  better: 'less',
  bars,
  goal: GOALS.embedded,
});
rmSync(home, { recursive: true, force: true });
const { secondStartSeconds, embedded, afterMoves, watcher } = GOALS;
console.log(
  `  goals: a later start at most ${secondStartSeconds} s; at most ${embedded} MB, with PostgreSQL ${GOALS.postgres}, after moves ${afterMoves}; ${watcher} KB a watcher`,
);

interface Running {
  readonly url: string;
  /** Of CPU, when it began to serve. */
  readonly seconds: number;
  /** What it takes some seconds from now. */
  megabytes(): Promise<number>;
  stop(): Promise<void>;
}

async function measure(database: string, words: readonly string[], variables: Record<string, string>): Promise<void> {
  console.log(`\n${database}`);
  for (const [name, starts] of Object.entries({ 'first start': 1, 'later start': STARTS })) {
    const told = [];
    for (let number = 0; number < starts; number += 1) {
      const running = await started(words, variables);
      const megabytes = await running.megabytes();
      if (number === 0) bars.push({ name: `${database}, ${name}`, value: megabytes, of: 'ours' });
      told.push(`${running.seconds.toFixed(2)} s of CPU, ${megabytes.toFixed(0)} MB`);
      await running.stop();
    }
    console.log(`  ${name.padEnd(22)}${told.join(';  ')}`);
  }
  const moved = await started(words, variables);
  const game = await played(moved.url);
  const afterwards = await moved.megabytes();
  bars.push({ name: `${database}, after ${MOVES} moves`, value: afterwards, of: 'ours' });
  console.log(`  ${`after ${MOVES} moves`.padEnd(22)}${afterwards.toFixed(0)} MB`);
  await moved.stop();
  console.log(
    `  ${`each of ${WATCHERS} watchers`.padEnd(22)}${(await watched(words, variables, game)).toFixed(1)} KB (goal ${GOALS.watcher}); ` +
      `of a bare server of ws ${(await bare()).toFixed(1)} KB`,
  );
}

/** Kibibytes that the server takes for each who watches a game, after a collection. */
async function watched(words: readonly string[], variables: Record<string, string>, game: string): Promise<number> {
  const server = serverProcess([...words, '--no-demo'], { ...VARIABLES, ...variables }, MEASURED);
  const client = apiClient(await server.url);
  await watch(client, game, FIRST_WATCHERS);
  const before = await heldBy(server);
  await watch(client, game, WATCHERS);
  const after = await heldBy(server);
  await client.close();
  server.kill('SIGTERM');
  await server.ended;
  return (after.resident - before.resident) / 1_024 / WATCHERS;
}

/** The same of a server that does nothing but hold sockets of `ws` and what they are watched by. */
async function bare(): Promise<number> {
  const peer = await competitor('ws.send', { sockets: WATCHERS, topics: 1, paceMs: 0 }, FIRST_WATCHERS);
  peer.leave();
  return peer.memory.rss;
}

async function watch(client: ApiClient, id: string, watchers: number): Promise<void> {
  const query = 'subscription ($id: ID!) { gameEvents(gameId: $id) { __typename } }';
  const watches = Array.from({ length: watchers }, () => client.socket().watch(query, { id }));
  await Promise.all(watches.map((one) => one.until(1)));
}

/** Plays so many moves of go over HTTP, in all games of a tournament by turns; answers the first of them. */
async function played(url: string): Promise<string> {
  const client = apiClient(url);
  const names = Array.from({ length: PLAYERS }, (_, index) => `Player ${index + 1}`);
  const input = { game: 'GO', gameSettings: { go: { size: 19 } }, timeControl: 'T=(10+1)<=30' };
  const tournament = await runningTournament(client, names, input);
  const games = await gamesOf(client, tournament.id);
  for (let move = 0; move < MOVES; move += 1) {
    const game = games[move % games.length]!;
    const ply = Math.floor(move / games.length);
    const person = tournament.players.get(ply % 2 === 0 ? game.first : game.second);
    const point = `${'acegjlnpr'[ply % 9]}${2 * Math.floor(ply / 9) + 1}`;
    await done(
      (asked, given) => client.ask(asked, given, person),
      'playMove',
      { gameId: game.id, ply, move: point },
      '',
    );
  }
  await client.close();
  const [first] = games;
  return first!.id;
}

/** Starts the server and waits until it says that it serves. */
async function started(words: readonly string[], variables: Record<string, string>): Promise<Running> {
  // `npm start` keeps what has been compiled.
  const kept = { NODE_COMPILE_CACHE: join(home, 'compiled') };
  const env = { PATH: process.env['PATH'] ?? '', ...nodeVariables, ...kept, ...VARIABLES, ...variables };
  const program = [...nodeFlags, SERVER, ...words, '--no-demo', '--port', '0'];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  endsWithThis(child);
  const ended = once(child, 'exit');
  const address = Promise.withResolvers<string>();
  let said = '';
  child.stdout.on('data', (part) => {
    said += String(part);
    const port = /dashboard +http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (port !== undefined) address.resolve(`http://127.0.0.1:${port}`);
  });
  const url = await address.promise;
  return {
    url,
    seconds: cpuSeconds(child.pid),
    async megabytes() {
      await after(SETTLED);
      return residentMegabytes(child.pid);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function cpuSeconds(pid = 0): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * SECONDS_PER_TICK;
}

function residentMegabytes(pid = 0): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}
