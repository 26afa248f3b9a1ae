// Makes api/empty-database, a database whose tables are made and empty, and a dump of it for those in memory: a copy is there at once, where
// making one takes seconds of compiling and migrating.
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../api/prisma/apply-migrations.ts';
import { openDatabase } from '../api/src/store/client.ts';
import { EMPTY_DATABASE, EMPTY_DUMP } from '../api/src/store/embedded/embedded.ts';

for (const made of [EMPTY_DATABASE, EMPTY_DUMP]) rmSync(made, { recursive: true, force: true });
const home = mkdtempSync(join(tmpdir(), 'baraza-empty-'));
const dataDir = join(home, 'data');
const opened = await openDatabase({ dataDir, isSynced: false });
if (!opened.ok) throw new Error(opened.error);
const migrated = await migrate(opened.value);
await opened.value.close();
if (!migrated.ok) throw new Error(migrated.error);
const unfinished = `${EMPTY_DATABASE}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
cpSync(join(dataDir, 'postgres'), unfinished, { recursive: true });
const database = await PGlite.create(join(dataDir, 'postgres'));
const dump = await database.dumpDataDir('none');
await database.close();
writeFileSync(EMPTY_DUMP, new Uint8Array(await dump.arrayBuffer()));
renameSync(unfinished, EMPTY_DATABASE);
rmSync(home, { recursive: true, force: true });
