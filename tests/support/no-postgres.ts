import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../api/src/store/client.ts';
import './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder whose tables are made and empty, to be copied. */
    embeddedFolder: string;
  }
}

/**
 * Tells a project of tests that its database is the embedded one (`inject('postgresUrl')` is null), and makes the database
 * that each of them begins with only once.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-folder-'));
  const dataDir = join(folder, 'data');
  const opened = await openDatabase({ dataDir });
  if (!opened.ok) throw new Error(opened.error);
  await opened.value.close();
  project.provide('postgresUrl', null);
  project.provide('embeddedFolder', dataDir);
  return () => rmSync(folder, { recursive: true, force: true });
}
