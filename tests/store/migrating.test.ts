import { expect, test } from 'vitest';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/migrate.ts';
import { migrationList } from '../../api/prisma/migration-folder.ts';
import { asId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { entriesOfTournaments } from '../../api/src/store/reading/entry.ts';
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

test('what players of a cycle had brought from the last one is kept where its columns go', async () => {
  const address = await emptyDatabaseUrl();
  if (address === null) throw new Error('This needs a PostgreSQL.');
  const db = await opened(address);
  const { migrationDirectories } = await migrationList();
  const goes = migrationDirectories.findIndex(({ path }) => path.endsWith('_carried_over'));
  const apply = async (migrations: typeof migrationDirectories) => {
    for (const { migrationFile } of migrations) await db.pool.query(migrationFile.content.value);
  };
  await apply(migrationDirectories.slice(0, goes));
  const columns = `(id, "tournamentId", "playerId", "enteredAt", "lastLeague", "lastTier", "lastRank", "lastOut", "lastTitle")`;
  await db.pool.query(`
    insert into "Player" (id, handle, name, "createdAt") select id, id, id, now() from unnest(array['p1', 'p2', 'p3', 'p4']) id;
    insert into "Tournament" (id, name, format, settings, game, "gameConfig", venue, "directorId", "maxPlayers", "createdAt")
      values ('t1', 'Cycle', 'KUKSU', '{}', 'GO', '{}', 'ELSEWHERE', 'p1', 9, now());
    insert into "Entry" ${columns} values ('e1', 't1', 'p1', '2026-01-01', null, null, null, false, 'HOLDER'),
      ('e2', 't1', 'p2', '2026-01-02', 'A', 1, 1, false, 'LOSER'), ('e3', 't1', 'p3', '2026-01-03', 'B2', 2, 7, true, null),
      ('e4', 't1', 'p4', '2026-01-04', null, null, null, false, null)`);
  await apply(migrationDirectories.slice(goes));
  const entries = await entriesOfTournaments(db.prisma, [asId<TournamentId>('t1')]);
  expect(entries.map(({ carriedOver }) => carriedOver)).toEqual([
    { league: null, title: 'HOLDER' },
    { league: { name: 'A', tier: 1, rank: 1, isDisqualified: false }, title: 'LOSER' },
    { league: { name: 'B2', tier: 2, rank: 7, isDisqualified: true }, title: null },
    null,
  ]);
  await db.close();
});
