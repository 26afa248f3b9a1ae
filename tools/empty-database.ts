// Makes api/empty-database, a database whose tables are made and empty: a copy of it is there at once, where making one takes seconds of
// compiling and migrating.
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../api/prisma/apply-migrations.ts';
import { openDatabase } from '../api/src/store/client.ts';
import { EMPTY_DATABASE } from '../api/src/store/embedded/embedded.ts';

rmSync(EMPTY_DATABASE, { recursive: true, force: true });
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
renameSync(unfinished, EMPTY_DATABASE);
rmSync(home, { recursive: true, force: true });
