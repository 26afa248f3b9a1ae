import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '../../api/src/store/client.ts';
import { isTransient, isUnavailable, reasonOf } from '../../api/src/store/failure.ts';
import { Prisma } from '../../api/src/store/generated/prisma/client.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const ANSWER = 'select 1';

/** Ends every other connection to the database, as an administrator may. */
async function endConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: db.address ?? '' });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

const inTransaction = (work: (tx: Tx) => Promise<unknown>) => db.prisma.$transaction(work);

test.each<readonly [string, () => Promise<unknown>]>([
  [
    'a connection that ends within a query',
    async () => {
      const asleep = db.prisma.$queryRaw`select pg_sleep(60)::text`.catch((cause: unknown) => cause);
      await expect
        .poll(() => db.pool.query(`select 1 from pg_stat_activity where query ~ '^select pg_sleep'`))
        .toMatchObject({ rowCount: 1 });
      await endConnections();
      throw await asleep;
    },
  ],
  [
    'one that ends between two queries',
    () =>
      inTransaction(async (tx) => {
        await tx.$queryRawUnsafe(ANSWER);
        await endConnections();
        await tx.keptValue.count();
      }),
  ],
  [
    'one that ends before the commit',
    () =>
      inTransaction(async (tx) => {
        await tx.$queryRawUnsafe(ANSWER);
        await endConnections();
      }),
  ],
  [
    'a database that may only be read',
    () =>
      inTransaction(async (tx) => {
        await tx.$executeRaw`set transaction read only`;
        await tx.keptValue.create({ data: { key: 'a', value: 'b' } });
      }),
  ],
  [
    'what took too long',
    () =>
      inTransaction(async (tx) => {
        await tx.$executeRaw`set local statement_timeout = 1`;
        await tx.$queryRaw`select pg_sleep(60)::text`;
      }),
  ],
  [
    'a lock that another holds for too long',
    () =>
      inTransaction(async (tx) => {
        await tx.$executeRaw`lock table "KeptValue"`;
        await inTransaction(async (other) => {
          await other.$executeRaw`set local lock_timeout = 1`;
          await other.keptValue.count();
        });
      }),
  ],
])('%s is the fault of the database, and is not tried again', async (_name, work) => {
  const cause: unknown = await work().then(
    () => null,
    (failure: unknown) => failure,
  );
  expect([isUnavailable(cause), isTransient(cause), reasonOf(cause)]).toEqual([
    true,
    false,
    expect.stringMatching(/\w/),
  ]);
  // A connection that was ended beside may be noticed only when it is used.
  await expect.poll(() => db.prisma.$queryRawUnsafe(ANSWER).catch(() => [])).toHaveLength(1);
});

test('a row that is there already is the fault of nobody, and is tried again', async () => {
  const data = { key: 'twice', value: 'b' };
  await db.prisma.keptValue.create({ data });
  const cause: unknown = await db.prisma.keptValue.create({ data }).catch((failure: unknown) => failure);
  expect([isUnavailable(cause), isTransient(cause)]).toEqual([false, true]);
});

test('a request that its sender broke off is not the fault of the database', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(isUnavailable(aborted)).toBe(false);
});

test.each(['EPIPE', 'ECONNRESET'])(
  'who asks a database that is gone hears %s, and that it is not available',
  (code) => {
    const cause = new Prisma.PrismaClientKnownRequestError(`write ${code}`, { code, clientVersion: '7' });
    expect([isUnavailable(cause), isTransient(cause)]).toEqual([true, false]);
  },
);
