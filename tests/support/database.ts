import { migrate } from '../../api/prisma/apply-migrations.ts';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { newDatabase } from './test-database.ts';

/** A new, migrated database for one test file: embedded in memory, or on the run's PostgreSQL. Close it at the end. */
export async function openTestDatabase(): Promise<Db> {
  const opened = await openDatabase(await newDatabase());
  if (!opened.ok) throw new Error(opened.error);
  const migrated = await migrate(opened.value);
  if (!migrated.ok) throw new Error(migrated.error);
  return opened.value;
}
