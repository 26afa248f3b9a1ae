import { expect, test } from 'vitest';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { emptyDatabaseUrl } from '../support/test-database.ts';

async function opened(databaseUrl: string): Promise<Db> {
  const db = await openDatabase({ databaseUrl });
  if (!db.ok) throw new Error(db.error);
  return db.value;
}

test('processes that start at once on an empty database make its tables once and leave no lock behind', async () => {
  const address = await emptyDatabaseUrl();
  if (address === null) throw new Error('This needs a PostgreSQL.');
  const processes = await Promise.all([opened(address), opened(address), opened(address)]);
  const made = await Promise.all(processes.map((db) => migrate(db)));
  const counts = made.map((each) => (each.ok ? each.value.length : -1)).toSorted((a, b) => a - b);
  expect(counts).toEqual([0, 0, expect.any(Number)]);
  expect(counts.at(-1)).toBeGreaterThan(0);
  const asking = await opened(address);
  const { rows } = await asking.pool.query(
    `select count(*)::int as locks from pg_locks join pg_database on oid = database
     where locktype = 'advisory' and datname = current_database()`,
  );
  expect(rows).toEqual([{ locks: 0 }]);
  await Promise.all([...processes, asking].map((db) => db.close()));
});

test('a user who may not make tables is told so in one sentence', async () => {
  const address = await emptyDatabaseUrl();
  if (address === null) throw new Error('This needs a PostgreSQL.');
  const owner = await opened(address);
  const role = new URL(address).pathname.slice(1);
  await owner.pool.query(`create role ${role} login`);
  const guest = new URL(address);
  guest.username = role;
  const db = await opened(guest.href);
  expect(await migrate(db)).toEqual({
    ok: false,
    error: expect.stringMatching(/^The tables could not be made in the database of DATABASE_URL \(.*\): check .*\.$/),
  });
  await Promise.all([db.close(), owner.close()]);
});

test('a migration that was cut short is undone, told in one sentence, and applied by the next start', async () => {
  const address = await emptyDatabaseUrl();
  if (address === null) throw new Error('This needs a PostgreSQL.');
  const db = await opened(address);
  // In the way of one statement of many.
  await db.pool.query('create type "BoardReportDoubt" as enum ()');
  expect(await migrate(db)).toEqual({
    ok: false,
    error: expect.stringMatching(
      /^The tables could not be made in .* \(type "BoardReportDoubt" already exists\): .*\.$/,
    ),
  });
  await db.pool.query('drop type "BoardReportDoubt"');
  expect(await migrate(db)).toMatchObject({ ok: true });
  expect(await migrate(db)).toEqual({ ok: true, value: [] });
  await db.close();
});
