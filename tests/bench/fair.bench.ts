// How long others wait while one address does its worst within the limits, on both databases: for a trivial query and for one
// that reads, beside what they take when that address is quiet, in the same run; at first, while it has time beforehand, and
// afterwards. Everything goes over loopback: the one that attacks is 127.0.0.2, in a process of its own, the others are
// 127.0.0.3. What to look at are the multiples.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../support/postgres.ts';
import { serverProcess } from '../support/server-process.ts';
import type { AttackAnswer, AttackKind } from './fair/attack.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** Most times as long as in quiet that a trivial query may take, in the median and for all but the slowest twentieth. */
const GOAL = 5;
const SECONDS = 8;
/** In which the one that attacks uses up what it has beforehand. */
const SECONDS_AT_FIRST = 6;
const QUERIES = {
  trivial: '{ sendsMail }',
  reading: '{ players(first: 3) { edges { node { name } } } }',
} as const;
const ATTACKS: Readonly<Record<AttackKind, string>> = {
  watching: 'one address fills sockets with different subscriptions, again and again',
  asking: 'one address asks for the dearest queries, over sockets and HTTP',
};

const agent = new Agent({ keepAlive: true });

function ask(url: string, query: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const target = { hostname, port, localAddress: '127.0.0.3', agent, path: '/graphql', method: 'POST', headers };
  return new Promise((resolve, reject) => {
    const asking = request(target, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

interface Times {
  readonly p50: number;
  readonly p95: number;
}

type TimesOf = Readonly<Record<keyof typeof QUERIES, Times>>;

/** How long each query takes, in milliseconds, asked now and then for so many seconds. */
async function timesOf(url: string, seconds: number): Promise<TimesOf> {
  const took = { trivial: new Array<number>(), reading: new Array<number>() };
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    for (const asked of ['trivial', 'reading'] as const) {
      const began = performance.now();
      await ask(url, QUERIES[asked]);
      took[asked].push(performance.now() - began);
      await pause(20);
    }
  }
  const summed = (times: readonly number[]): Times => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return { p50: at(0.5), p95: at(0.95) };
  };
  return { trivial: summed(took.trivial), reading: summed(took.reading) };
}

function show(when: string, { trivial, reading }: TimesOf, quiet: TimesOf): void {
  const line = (times: Times, before: Times) =>
    `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)}`.padStart(16) +
    `${(times.p50 / before.p50).toFixed(1)} / ${(times.p95 / before.p95).toFixed(1)}`.padStart(14);
  console.log(`  ${when.padEnd(14)}${line(trivial, quiet.trivial)}${line(reading, quiet.reading)}`);
}

async function attacked(name: string, url: string, kind: AttackKind): Promise<void> {
  await pause(5_000);
  const quiet = await timesOf(url, SECONDS);
  const attack = fork(join(import.meta.dirname, 'fair/attack.ts'), [url, '127.0.0.2', kind]);
  const first = await timesOf(url, SECONDS_AT_FIRST);
  const then = await timesOf(url, SECONDS);
  attack.send('how much');
  const [{ answered, refused }] = (await once(attack, 'message')) as [AttackAnswer];
  attack.disconnect();
  await once(attack, 'exit');
  console.log(`\n ${ATTACKS[kind]} (${answered} answered, ${refused} refused)`);
  console.log('                 trivial: p50 / p95 ms  x quiet   reading: p50 / p95 ms  x quiet');
  show('quiet', quiet, quiet);
  show('at first', first, quiet);
  show('then', then, quiet);
  const worst = Math.max(
    ...[first, then].flatMap(({ trivial }) => [trivial.p50 / quiet.trivial.p50, trivial.p95 / quiet.trivial.p95]),
  );
  bars.push({ name: `${name}: ${kind}`, value: worst, of: 'ours' });
  console.log(`  a trivial query takes at most ${worst.toFixed(1)} times as long (goal: less than ${GOAL})`);
}

async function measure(name: string, variables: Readonly<Record<string, string>>): Promise<void> {
  console.log(`\n${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'baraza-fair-'));
  const server = serverProcess(['--data', folder], variables);
  const url = await server.url;
  await timesOf(url, SECONDS);
  await attacked(name, url, 'watching');
  await attacked(name, url, 'asking');
  server.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

const bars: Bar[] = [];
await measure('The embedded database', {});
const postgres = await startPostgres();
await measure('PostgreSQL', { DATABASE_URL: postgres.url });
await postgres.stop();
drawPicture('fair', {
  title: 'How much longer others wait while one address does its worst',
  unit: 'times, of a trivial query',
  better: 'less',
  bars,
  goal: GOAL,
});
