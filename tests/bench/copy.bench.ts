// How long it takes to copy an embedded database into a file, in which its server answers nobody: 100,000 rows of 260 characters,
// beside the empty tables. Measured on Node 24.21 on two cores that other programs kept busy: 8.7 s, and 2.4 s of CPU.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appliedMigrations, migrate } from '../../api/prisma/apply-migrations.ts';
import { newFile } from '../../api/src/server/copy-file.ts';
import { copyOut } from '../../api/src/store/back-up/copy-out.ts';
import { openDatabase } from '../../api/src/store/client.ts';
import { must } from '../support/world.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

const ROWS = 100_000;
const ROUNDS = 3;

const home = mkdtempSync(join(tmpdir(), 'baraza-bench-'));
const db = must(await openDatabase({ dataDir: join(home, 'data') }));
must(await migrate(db));
await db.pool.query(
  `insert into "KeptValue" select 'row ' || number, repeat(md5(number::text), 8) from generate_series(1, ${ROWS}) number`,
);
const migrations = await appliedMigrations(db.pool);
const bars: Bar[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const path = join(home, `copy-${round}.gz`);
  const file = await newFile(path);
  const { rows } = await copyOut(db, { madeAt: new Date().toISOString(), migrations }, file.write);
  await file.done();
  const { user, system } = process.cpuUsage(cpu);
  bars.push({ name: `100,000 rows, copy ${round}`, value: (user + system) / 1e6, of: 'ours' });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `${rows} rows, ${statSync(path).size} bytes: ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of CPU`,
  );
}
drawPicture('copy', { title: 'An embedded database copied into a file', unit: 'seconds of CPU', better: 'less', bars });
await db.close();
rmSync(home, { recursive: true, force: true });
