import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appliedMigrations } from '../../prisma/apply-migrations.ts';
import { instant } from '../kernel/time.ts';
import { copyOut } from '../store/back-up/copy-out.ts';
import { noteBackUp } from '../store/back-up/last-back-up.ts';
import { openBeside, openDatabase, type Db } from '../store/client.ts';
import { newFile } from './copy-file.ts';
import type { Env } from './env.ts';
import { reasonOf } from '../store/failure.ts';
import { say, stop } from './terminal.ts';

/** Copies the database of this set-up into a new file, also while servers use it, and says how much that was. */
export async function backUp(env: Env, file: string): Promise<void> {
  if (existsSync(file)) stop(`There is a file ${file} already: give another name.`);
  const db = await openAsItIs(env);
  const migrations = await appliedMigrations(db.pool);
  if (migrations.length === 0) {
    await db.close();
    stop('There is no data of Baraza: check --data and DATABASE_URL.');
  }
  const at = instant(Date.now());
  try {
    const copy = await newFile(file);
    try {
      const head = { madeAt: new Date(at).toISOString(), migrations };
      const { tables, rows } = await copyOut(db, head, copy.write);
      await copy.done();
      await noteBackUp(db, at);
      say(`copied ${rows} rows of ${tables} tables into ${file} (${statSync(file).size} bytes)`);
    } catch (failure) {
      copy.remove();
      throw failure;
    }
  } catch (failure) {
    await db.close();
    stop(`No copy was made in ${file} (${reasonOf(failure)}): see that it can be written, and try again.`);
  }
  await db.close();
}

/** The database as the server that uses it has left its tables, whatever version that is. */
async function openAsItIs({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Env): Promise<Db> {
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataDir, 'postgres')))
      stop(`There is no data of Baraza in ${dataDir}: give its folder by --data.`);
    const beside = await openBeside(dataDir);
    if (beside !== null) return beside;
  }
  const opened = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  return opened.ok ? opened.value : stop(opened.error);
}
