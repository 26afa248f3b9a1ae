// What it costs that a commit is on the disk before it is answered: commits a second of the embedded database in a folder, each
// an insert of its own, with and without syncing, in turns in the same run; medians of rounds. DATA_DIR names the folder in which
// the two databases are made, so that another disk can be measured.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/store/client.ts';
import { must } from '../support/world.ts';

const ROUNDS = 7;
const COMMITS = 200;

const home = mkdtempSync(join(process.env['DATA_DIR'] ?? tmpdir(), 'baraza-bench-'));
const open = async (name: string, isSynced: boolean) => {
  const db = must(await openDatabase({ dataDir: join(home, name), isSynced }));
  await db.pool.query('create table written (number int, text text)');
  return db;
};
const places = {
  'on the disk': await open('synced', true),
  'with the system': await open('unsynced', false),
} as const;

/** Commits a second that several connections make together. */
async function commits(db: (typeof places)[keyof typeof places], connections: number): Promise<number> {
  const start = performance.now();
  const work = async (): Promise<void> => {
    for (let number = 0; number < COMMITS / connections; number += 1)
      await db.pool.query('insert into written values ($1, $2)', [number, 'a move and its clock, say']);
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (COMMITS / (performance.now() - start)) * 1_000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

console.log(`commits a second   ${Object.keys(places).join('   ')}`);
for (const connections of [1, 4, 10]) {
  const rates = Object.values(places).map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, db] of Object.values(places).entries()) {
      const rate = await commits(db, connections);
      // The first round warms up.
      if (round > 0) rates[index]?.push(rate);
    }
  }
  const shown = rates.map((values) => median(values).toFixed(0).padStart(14));
  console.log(`${String(connections).padStart(3)} connections ${shown.join('')}`);
}

for (const db of Object.values(places)) await db.close();
rmSync(home, { recursive: true, force: true });
