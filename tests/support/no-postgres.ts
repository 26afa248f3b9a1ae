import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of a dumped embedded database whose tables are made and empty. */
    embeddedDump: string;
    /** A data folder whose tables are made and empty, to be copied. */
    embeddedFolder: string;
  }
}

/**
 * Tells a project of tests that its database is the embedded one (`inject('postgresUrl')` is null), and makes the database
 * that each of them begins with only once.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-dump-'));
  const dump = join(folder, 'tables.tar');
  writeFileSync(dump, await migratedDump(join(folder, 'data')));
  project.provide('postgresUrl', null);
  project.provide('embeddedDump', dump);
  project.provide('embeddedFolder', join(folder, 'data'));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function migratedDump(dataDir: string): Promise<Uint8Array> {
  const opened = await openDatabase({ dataDir });
  if (!opened.ok) throw new Error(opened.error);
  const migrated = await migrate(opened.value);
  await opened.value.close();
  if (!migrated.ok) throw new Error(migrated.error);
  const database = await PGlite.create(join(dataDir, 'postgres'));
  const dumped = await database.dumpDataDir('none');
  await database.close();
  return new Uint8Array(await dumped.arrayBuffer());
}
