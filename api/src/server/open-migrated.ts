import { migrate } from '../../prisma/apply-migrations.ts';
import { openDatabase } from '../store/client.ts';
import type { Db } from '../store/client.ts';
import { unknownKeys } from '../store/codecs/registered-key.ts';
import type { Env } from './env.ts';
import { say, stop } from './terminal.ts';

/** Opens the database of this set-up and brings its tables up to date; ends the process with one sentence where that cannot be done. */
export async function openMigrated({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Env): Promise<Db> {
  say(databaseUrl === undefined ? `opening the database in ${dataDir}` : 'connecting to the database');
  const opened = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  if (!opened.ok) stop(opened.error);
  const migrated = await migrate(opened.value);
  if (!migrated.ok) {
    await opened.value.close();
    stop(migrated.error);
  }
  const unknown = await unknownKeys(opened.value);
  if (unknown.length > 0) {
    await opened.value.close();
    stop(
      `The data has games, tournament systems or series that this version does not have (${unknown.join(', ')}): start the version that does.`,
    );
  }
  if (migrated.value.length > 0) say(`made the tables (${migrated.value.join(', ')})`);
  return opened.value;
}
