// How long others wait while one address presses each limit that a client can meet, on both databases: for a trivial query, for one
// that reads, and for moves that people play who are signed in, beside what they take in quiet shortly before in the same run.
// Everything goes over loopback: the one that attacks is 127.0.1.N, in a process of its own, the others are 127.0.0.3. What to look
// at are the multiples, in the median and for all but the slowest hundredth. BENCH_ATTACKS=words,sockets measures these alone,
// BENCH_DATABASE=postgres or embedded on that one alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../support/postgres.ts';
import { serverProcess } from '../support/server-process.ts';
import { ATTACKS, isAttack, PRESSED_BY, pressedBy, type AttackName } from './fair/attacks.ts';
import type { Tally } from './fair/attack.ts';
import { KINDS, others, type TimesOf } from './fair/others.ts';
import { playedGames } from './fair/played-games.ts';
import { headOf, lineOf, multiplesOf } from './fair/shown.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** Most times as long as in quiet that others may wait, all but the slowest hundredth. */
const GOAL = 5;

/** After so many attacks it is measured anew what others wait in quiet. */
const QUIET_EVERY = 4;

const names = Object.keys(ATTACKS).filter(isAttack);
const words = process.env['BENCH_ATTACKS']?.split(',') ?? names;
const unknown = words.find((word) => !isAttack(word));
if (unknown !== undefined) throw new Error(`There is no attack "${unknown}"; there are ${names.join(', ')}.`);
const chosen = words.filter(isAttack);
const databases = (process.env['BENCH_DATABASE'] ?? 'embedded,postgres').split(',');
const bars: Bar[] = [];

for (const [rule, by] of Object.entries(PRESSED_BY)) {
  if (typeof by !== 'string') console.log(`  not attacked: ${rule}, as ${by.spared}`);
}
if (databases.includes('embedded')) await measure('The embedded database', {});
if (databases.includes('postgres')) {
  const postgres = await startPostgres();
  await measure('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
}
drawPicture('fair', {
  title: 'How much longer others wait while one address does its worst',
  unit: 'times, the worst p99',
  better: 'less',
  bars,
  goal: GOAL,
});

async function measure(database: string, variables: Readonly<Record<string, string>>): Promise<void> {
  console.log(`\n${database}`);
  const folder = mkdtempSync(join(tmpdir(), 'baraza-fair-'));
  const server = serverProcess(['--data', folder], variables);
  const url = await server.url;
  const times = others(url, await playedGames(url));
  await times();
  let quiet = await times();
  console.log(headOf(quiet));
  for (const [index, name] of chosen.entries()) {
    if (index > 0 && index % QUIET_EVERY === 0) quiet = await times();
    const { during, tally } = await attacked(url, `127.0.1.${index + 1}`, name, times);
    console.log(lineOf(name, pressedBy(name), during, quiet, GOAL, tally));
    const multiples = multiplesOf(during, quiet);
    bars.push({
      name: `${database}: ${name}`,
      value: Math.max(...KINDS.map((kind) => multiples[kind].p99)),
      of: 'ours',
    });
    await pause(5_000);
  }
  server.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

async function attacked(
  url: string,
  from: string,
  name: AttackName,
  times: () => Promise<TimesOf>,
): Promise<{ readonly during: TimesOf; readonly tally: Tally }> {
  const attack = fork(join(import.meta.dirname, 'fair/attack.ts'), [url, from, name]);
  const during = await times();
  attack.send('how much');
  const [tally] = (await once(attack, 'message')) as [Tally];
  attack.disconnect();
  await once(attack, 'exit');
  return { during, tally };
}
