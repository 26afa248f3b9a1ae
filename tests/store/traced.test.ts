import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { unsynced } from '../support/recorded-disk.ts';
import { traced } from '../support/system-calls.ts';

// Runs in long runs, where the machine lets system calls be seen.

const isLog = (file: string): boolean => /^postgres\/pg_wal\/[\dA-F]{24}$/.test(file);

test('the kernel has put the log on the disk before each answer that says that nothing is under way', async () => {
  const home = mkdtempSync(join(tmpdir(), 'baraza-traced-'));
  const folder = join(home, 'data');
  cpSync(inject('embeddedFolder'), folder, { recursive: true });
  const calls = await traced(
    folder,
    `const db = await open();
    await db.pool.query('create table t (n int)');
    for (const n of [1, 2, 3, 4]) await db.pool.query('insert into t values ($1)', [n]);
    for (const n of [5, 6, 7, 8]) await db.prisma.$transaction((tx) => tx.$executeRaw\`insert into t values (5)\`);
    await db.close();`,
  );
  rmSync(home, { recursive: true });
  expect(calls.filter(([act, file = '']) => act === 'write' && isLog(file)).length).toBeGreaterThan(8);
  const answers = calls.flatMap(([act], at) => (act === 'answer' ? [at] : []));
  expect(answers.length).toBeGreaterThan(8);
  for (const at of answers) expect(unsynced(calls, at).filter(isLog)).toEqual([]);
});
