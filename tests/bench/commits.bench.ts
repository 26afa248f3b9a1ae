// What it costs that a commit is on the disk before it is answered: commits a second of the embedded database in a folder, with
// and without its syncs, in turns in the same run; medians of rounds. `insert` is one statement, `command` a transaction of five,
// as a move is; several connections ask at once. BENCH_FOLDER names a folder on the disk that is to be measured. Measured on
// Node 24.21 on two cores and a disk that other programs kept busy, so that a sync took 2.5 ms, synced / unsynced: 1, 4 and 10
// connections that insert 269 / 1983, 187 / 1199 and 227 / 3613; that command 187 / 319, 266 / 400 and 263 / 306.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import type { Bar } from './picture/comparison.ts';
import { must } from '../support/world.ts';
import { drawPicture } from './picture/draw-picture.ts';

const ROUNDS = 9;
const COMMITS = 120;

const home = mkdtempSync(join(process.env['BENCH_FOLDER'] ?? tmpdir(), 'baraza-bench-'));

async function opened(name: string, isSynced: boolean): Promise<Db> {
  const db = must(await openDatabase({ dataDir: join(home, name), isSynced }));
  await db.pool.query('create table written (number int primary key generated always as identity, text text)');
  return db;
}

const KINDS = {
  insert: (db: Db) => db.prisma.$executeRaw`insert into written (text) values ('a move')`,
  command: (db: Db) =>
    db.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select text from written where number = 1 for update`;
      await tx.$executeRaw`insert into written (text) values ('a move')`;
      await tx.$executeRaw`update written set text = 'the clock' where number = 1`;
      await tx.$executeRaw`insert into written (text) values ('an event')`;
      await tx.$queryRaw`select count(*) from written where number < 10`;
    }),
} as const;

/** Commits a second that several connections make together. */
async function rate(commit: () => Promise<unknown>, connections: number): Promise<number> {
  const start = performance.now();
  const work = async (): Promise<void> => {
    for (let number = 0; number < COMMITS / connections; number += 1) await commit();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (COMMITS / (performance.now() - start)) * 1_000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const synced = await opened('synced', true);
const unsynced = await opened('unsynced', false);
const bars: Bar[] = [];
console.log('commits a second             synced   unsynced');
for (const [kind, commit] of Object.entries(KINDS)) {
  for (const connections of [1, 4, 10]) {
    const rates: (readonly [number, number])[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      rates.push([await rate(() => commit(synced), connections), await rate(() => commit(unsynced), connections)]);
    }
    // The first round warms up.
    const medians = ([0, 1] as const).map((at) => median(rates.slice(1).map((pair) => pair[at])));
    const shown = medians.map((rate) => rate.toFixed(0));
    const [onDisk = Number.NaN, inMemory = Number.NaN] = medians;
    bars.push({ name: `${kind}, ${connections} at once`, value: onDisk, of: 'ours' });
    bars.push({ name: 'the same without syncs', value: inMemory, of: 'peer' });
    console.log(
      `${kind.padEnd(8)} ${String(connections).padStart(2)} connections ${shown.map((one) => one.padStart(11)).join('')}`,
    );
  }
}

drawPicture('commits', {
  title: 'Commits of the embedded database, on the disk before they are answered',
  unit: 'commits a second',
  better: 'more',
  bars,
});
for (const db of [synced, unsynced]) await db.close();
rmSync(home, { recursive: true, force: true });
