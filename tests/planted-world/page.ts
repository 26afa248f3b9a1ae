import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printSchema } from 'graphql';
import { schema } from '../../api/src/graphql/schema.ts';

const root = join(import.meta.dirname, '../..');

/** The page as it is built for the API of this world, in a folder that is there until it is removed. */
export interface BuiltPage {
  readonly folder: string;
  remove(): void;
}

/** Builds it, which takes some seconds. */
export async function buildPage(): Promise<BuiltPage> {
  const place = mkdtempSync(join(tmpdir(), 'baraza-page-'));
  const [schemaFile, folder] = [join(place, 'schema.graphql'), join(place, 'dist')];
  writeFileSync(schemaFile, printSchema(schema));
  const vite = join(root, 'web/node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', join(root, 'web'), '--outDir', folder, '--logLevel', 'warn'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', BARAZA_SCHEMA: schemaFile } },
  );
  return { folder, remove: () => rmSync(place, { recursive: true, force: true }) };
}
