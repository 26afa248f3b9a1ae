// What a start costs and takes: the first on an empty folder, which makes the database, and the second on what it has made, as
// `npm start` runs them, beside the embedded database opened by itself. CPU is told once it serves, memory some seconds later.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { nodeFlags } from '../../tools/setup/node-flags.mjs';
import { bundleServer } from '../../tools/setup/steps.mjs';

const GOALS = { secondStartSeconds: 2.5, megabytes: 400 };
const STARTS = 3;
const SETTLED = 5_000;
const SECONDS_PER_TICK = 0.01;

const CLIENT = join(import.meta.dirname, '../../api/src/store/client.ts');
const SERVER = join(import.meta.dirname, '../../api/dist/main.js');
const OPENED = `const { openDatabase } = await import(${JSON.stringify(CLIENT)});
  const db = await openDatabase({ dataDir: process.argv[1] });
  console.log('ready');
  process.once('SIGTERM', () => void db.value.close());`;

await bundleServer({ env: process.env });
const home = mkdtempSync(join(tmpdir(), 'baraza-start-'));
const data = join(home, 'data');
const serving = [SERVER, '--data', data, '--no-demo', '--port', '0'];
report('first start', [await started(serving)]);
const second = [];
for (let number = 0; number < STARTS; number += 1) second.push(await started(serving));
report('second start', second);
const bare = [];
for (let number = 0; number < STARTS; number += 1)
  bare.push(await started(['--input-type=module', '-e', OPENED, data]));
report('the database by itself', bare);
console.log(`  goals: second start at most ${GOALS.secondStartSeconds} s, at most ${GOALS.megabytes} MB`);
rmSync(home, { recursive: true, force: true });

interface Start {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Starts a program, waits until it says that it is ready, and ends it. */
async function started(program: readonly string[]): Promise<Start> {
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn(process.execPath, [...nodeFlags, ...program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const isReady = Promise.withResolvers<void>();
  child.stdout.on('data', (said) => /dashboard|ready/.test(String(said)) && isReady.resolve());
  await isReady.promise;
  const seconds = cpuSeconds(child.pid);
  await after(SETTLED);
  const megabytes = residentMegabytes(child.pid);
  child.kill('SIGTERM');
  await ended;
  return { seconds, megabytes };
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

function report(what: string, starts: readonly Start[]): void {
  const seconds = starts.map((start) => start.seconds.toFixed(2)).join(' ');
  const megabytes = starts.map((start) => start.megabytes.toFixed(0)).join(' ');
  console.log(`  ${what.padEnd(24)}${seconds.padStart(16)} s of CPU${megabytes.padStart(18)} MB`);
}
