import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { recorded, unsynced, type Recorded } from '../support/recorded-disk.ts';

const FAILURE = pathToFileURL(join(import.meta.dirname, '../../api/src/store/failure.ts')).href;

let home = '';
let record: Recorded = [];
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'baraza-durable-'));
  record = await recorded(join(home, 'new'), PROGRAM);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What a power cut is survived by: commands that write, one that reads, and checkpoints, told to do and by itself. */
const PROGRAM = `
  const db = await open();
  mark('create');
  await db.pool.query('create table t (n int, text text)');
  mark('insert');
  await db.pool.query('insert into t values ($1)', [1]);
  mark('transaction');
  await db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw\`insert into t values (2)\`;
    await tx.$executeRaw\`update t set n = n + 1\`;
  });
  mark('side-by-side');
  await Promise.all([3, 4, 5].map((n) => db.pool.query('insert into t values ($1)', [n])));
  mark('select');
  await db.pool.query('select * from t');
  mark('checkpoint');
  await db.pool.query('checkpoint');
  mark('much');
  for (let segment = 0; segment < 5; segment += 1) {
    await db.pool.query('insert into t values (6)');
    await db.pool.query('select pg_switch_wal()');
  }
  mark('close');
  await db.close();
  mark('closed');`;

/** From one mark to the next. */
function part(name: string): { readonly from: number; readonly to: number } {
  const from = record.findIndex(([act, word]) => act === 'mark' && word === name);
  const to = record.findIndex(([act], index) => act === 'mark' && index > from);
  if (from < 0 || to < 0) throw new Error(`${name} was not recorded`);
  return { from, to };
}

const places = (acts: (act: string, words: readonly string[]) => boolean, { from, to } = part('create')) =>
  record.flatMap(([act, ...words], index) => (index >= from && index < to && acts(act, words) ? [index] : []));

const isLog = (file: string): boolean => /^postgres\/pg_wal\/[\dA-F]{24}$/.test(file);
/** What tables, their commits and the like are kept in; caches and what a start makes anew are not. */
const isData = (file: string): boolean =>
  /^postgres\/(base|global|pg_xact|pg_multixact)\//.test(file) && !/pg_internal\.init|pg_control/.test(file);

test.each(['create', 'insert', 'transaction', 'side-by-side'])(
  '%s: what it writes into the log is on the disk before it is answered',
  (name) => {
    const window = part(name);
    const written = places((act, [file = '']) => act === 'write' && isLog(file), window);
    expect(written.length).toBeGreaterThan(0);
    const answers = places((act) => act === 'answer', window).filter((at) => at > (written[0] ?? 0));
    expect(answers.length).toBeGreaterThan(0);
    for (const at of answers) expect(unsynced(record, at).filter(isLog)).toEqual([]);
  },
);

test('reading waits for no disk', () => {
  expect(places((act) => act === 'sync' || act === 'write', part('select'))).toEqual([]);
});

test.each(['checkpoint', 'close'])('%s: it counts when all that was written before is on the disk', (name) => {
  const counts = places((act, [file = '']) => act === 'write' && file.endsWith('pg_control'), part(name));
  expect(counts.length).toBeGreaterThan(0);
  for (const at of counts) expect(unsynced(record, at).filter(isData)).toEqual([]);
  expect(unsynced(record, part(name).to).filter((file) => file.endsWith('pg_control'))).toEqual([]);
});

test('a checkpoint comes by itself when much was written, so that the log does not grow for ever', () => {
  const counts = places((act, [file = '']) => act === 'write' && file.endsWith('pg_control'), part('much'));
  expect(counts.length).toBeGreaterThan(0);
  for (const at of counts) expect(unsynced(record, at).filter(isData)).toEqual([]);
});

test('a new database gets its name when all of it is on the disk', () => {
  const named = record.findIndex(([act, from]) => act === 'rename' && from === 'postgres.unfinished');
  expect(unsynced(record, named)).toEqual([]);
  expect(record.slice(named, named + 2)).toEqual([
    ['rename', 'postgres.unfinished', 'postgres'],
    ['sync', '.'],
  ]);
});

test('a command is not acknowledged when the disk fails; all others are there when the database has opened itself again', async () => {
  const folder = join(home, 'broken');
  cpSync(inject('embeddedFolder'), folder, { recursive: true });
  const acts = await recorded(
    folder,
    `
    const { isUnavailable } = await import(${JSON.stringify(FAILURE)});
    const { rmSync, writeFileSync } = await import('node:fs');
    const { setTimeout } = await import('node:timers/promises');
    const db = await open();
    const insert = (n) => db.pool.query('insert into t values ($1)', [n]);
    await db.pool.query('create table t (n int)');
    await insert(1);
    writeFileSync(${JSON.stringify(folder)} + '.record.broken', '');
    mark(await insert(2).then(() => 'acknowledged', (cause) => isUnavailable(cause) ? 'unavailable' : String(cause)));
    rmSync(${JSON.stringify(folder)} + '.record.broken');
    for (let isBack = false; !isBack; ) {
      db.tend();
      isBack = await insert(3).then(() => true, () => setTimeout(20));
    }
    const { rows } = await db.pool.query('select n from t order by n');
    mark(rows.map(({ n }) => n).join('-'));
    await db.close();`,
  );
  const [refused, kept] = acts.flatMap(([act, word]) => (act === 'mark' ? [word] : []));
  expect(refused).toBe('unavailable');
  expect(kept, 'what was not acknowledged may be there').toMatch(/^1(-2)?-3$/);
});
