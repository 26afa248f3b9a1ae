import { afterAll, beforeAll, expect, test } from 'vitest';
import { appliedMigrations } from '../../api/prisma/apply-migrations.ts';
import { copyIn } from '../../api/src/store/back-up/copy-in.ts';
import { copyOut } from '../../api/src/store/back-up/copy-out.ts';
import { readHead } from '../../api/src/store/back-up/format.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { newWorld } from '../support/world.ts';

let db: Db;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Beside those of a tournament that runs: every sign, numbers that no other language holds exactly, and nothing in three ways. */
const ODD = `create table "Odd" (id int primary key, text text, big bigint, share double precision, bytes bytea, json jsonb, words text[], at timestamptz, "over" int references "Odd");
  insert into "Odd" values
    (1, E'comma, "quote"\\n\\ttab \\\\ ñ 🎲', 9007199254740993, 0.1, '\\x00ff', '{"a": [1e400, null]}', '{"",NULL,"a b"}', '2026-11-28 01:02:03.123456+05', 2),
    (2, '', -9223372036854775808, 'NaN', '', 'null', '{}', '-infinity', 2), (3, null, null, null, null, null, null, null, null)`;

async function linesOf(source: Db): Promise<string[]> {
  let text = '';
  const migrations = await appliedMigrations(source.pool);
  const copied = await copyOut(source, { madeAt: '2026-11-28T00:00:00.000Z', migrations }, async (part) => {
    text += part;
  });
  const [head = '', ...lines] = text.trimEnd().split('\n');
  expect([readHead(head)?.migrations, copied.rows]).toEqual([
    migrations,
    lines.filter((line) => line.startsWith('[')).length,
  ]);
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

test('a copy holds every row of every table as it was, and fills empty tables alone, wholly or not at all', async () => {
  await newWorld(db).running(['Asha', 'Juma', 'Zuhura'], {});
  const target = await openTestDatabase();
  for (const one of [db, target]) await one.pool.query(ODD);
  const lines = await linesOf(db);
  expect(await copyIn(target, each(lines))).toEqual({ ok: false, error: 'NOT_EMPTY' });
  await target.pool.query('delete from "Odd"');
  const empty = await fingerprint(target);
  const lacking = lines.toSpliced(
    lines.findIndex((line) => line.startsWith('[')),
    1,
  );
  expect(await copyIn(target, each(lacking))).toEqual({ ok: false, error: 'NOT_WHOLE' });
  expect(await fingerprint(target)).toBe(empty);
  expect(await copyIn(target, each(lines))).toMatchObject({ ok: true, value: { rows: expect.any(Number) } });
  expect(await fingerprint(target)).toBe(await fingerprint(db));
  const relations = `select conname, pg_get_constraintdef(oid) as what from pg_constraint where contype = 'f' order by 1, 2`;
  expect((await target.pool.query(relations)).rows).toEqual((await db.pool.query(relations)).rows);
  // A copy has rows, and nothing that numbers them.
  expect((await target.pool.query('select * from pg_sequences')).rows).toEqual([]);
  await target.close();
});
