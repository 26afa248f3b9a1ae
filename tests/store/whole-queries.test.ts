import { expect, test } from 'vitest';
import { openDatabase, type Db } from '../../api/src/store/client.ts';

const ROWS = 20;
const WORKERS = 12;
const ROUNDS = 12;

/** Queries of different shapes: mixed up with another's, one of them fails, hangs or answers with a stranger's row. */
const shapes = (db: Db) =>
  [
    async (id: number) => (await db.pool.query('select a from t where id = $1', [id])).rows[0]?.a,
    async (id: number) => (await db.pool.query('select a from t where id = $1 and b = $2', [id, `b${id}`])).rows[0]?.a,
    (id: number) =>
      db.prisma.$transaction(async (tx) => {
        await tx.$queryRawUnsafe('select a from t where id = $1 for update', id);
        const rows = await tx.$queryRawUnsafe<{ a: string }[]>(
          'select a from t where id = $1 and b = $2',
          id,
          `b${id}`,
        );
        return rows[0]?.a;
      }),
  ] as const;

test('connections of the embedded database that ask at the same time never mix their queries', async () => {
  const opened = await openDatabase({ dataDir: null });
  if (!opened.ok) throw new Error(opened.error);
  const db = opened.value;
  await db.pool.query('create table t (id int primary key, a text, b text)');
  for (let id = 0; id < ROWS; id++) await db.pool.query('insert into t values ($1, $2, $3)', [id, `a${id}`, `b${id}`]);
  const ask = shapes(db);
  const worker = async (number: number): Promise<void> => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = (number * ROUNDS + round) % ROWS;
      expect(await ask[(number + round) % ask.length]?.(id)).toBe(`a${id}`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, number) => worker(number)));
  await db.close();
}, 60_000);
