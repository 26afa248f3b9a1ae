import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBeside, openDatabase, type DatabaseChoice, type Db } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'baraza-test-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function opened(place: DatabaseChoice): Promise<Db> {
  const db = await openDatabase(place);
  if (!db.ok) throw new Error(db.error);
  return db.value;
}

async function refused(dataDir: string): Promise<string> {
  const db = await openDatabase({ dataDir });
  if (db.ok) {
    await db.value.close();
    throw new Error('It opened');
  }
  return db.error;
}

test('a new folder has its tables from the start, and what is written there is there after closing and opening', async () => {
  const dataDir = join(home, 'kept');
  const first = await opened({ dataDir });
  expect(await migrate(first)).toEqual({ ok: true, value: [] });
  await first.prisma.topic.create({ data: { name: 'game:1', version: 3 } });
  await first.close();
  const second = await opened({ dataDir });
  expect(await migrate(second)).toEqual({ ok: true, value: [] });
  expect(await second.prisma.topic.findMany()).toMatchObject([{ name: 'game:1', version: 3 }]);
  await second.close();
});

test('whatever is committed is known without asking, by whichever connection it was; of a database in memory nothing is', async () => {
  const dataDir = join(home, 'counted');
  const db = await opened({ dataDir });
  const steps: boolean[] = [];
  const work = async (one: () => Promise<unknown>): Promise<void> => {
    const before = db.commits?.();
    await one();
    steps.push(db.commits?.() !== before);
  };
  await work(() => db.prisma.topic.create({ data: { name: 'game:1', version: 3 } }));
  await work(() => db.prisma.topic.findMany());
  await work(() => db.prisma.$transaction((tx) => tx.topic.updateMany({ data: { version: 4 } })));
  const beside = await openBeside(dataDir);
  await work(() => beside!.prisma.topic.deleteMany());
  expect(steps).toEqual([true, false, true, true]);
  expect(beside?.commits).toBe(null);
  await beside?.close();
  await db.close();
  const inMemory = await opened({ dataDir: null });
  expect(inMemory.commits).toBe(null);
  await inMemory.close();
});

test('a folder in use is refused in one sentence, by this process and by another; what a dead one left is removed', async () => {
  const dataDir = join(home, 'shared');
  cpSync(inject('embeddedFolder'), dataDir, { recursive: true });
  const db = await opened({ dataDir });
  const inUse = `The data folder ${dataDir} is in use by process ${process.pid}: stop that one first, or give another folder with --data.`;
  expect(await refused(dataDir)).toBe(inUse);
  const client = join(import.meta.dirname, '../../api/src/store/client.ts');
  const script = `const { openDatabase } = await import(${JSON.stringify(client)});
    const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(db.ok ? 'opened' : db.error); process.exit(0);`;
  const another = async (): Promise<string> => {
    const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [said] = (await once(other.stdout, 'data')) as [Buffer];
    await once(other, 'exit');
    return said.toString().trim();
  };
  expect(await another()).toBe(inUse);
  await db.close();
  expect(await another()).toBe('opened');
  const left = readFileSync(join(dataDir, 'lock-socket'), 'utf8');
  expect(existsSync(left)).toBe(true);
  await (await opened({ dataDir })).close();
  expect(existsSync(left)).toBe(false);
});

test('a place that takes no folder is refused in one sentence', async () => {
  expect(await refused('/proc/baraza/kept')).toMatch(/^The data folder \/proc\/baraza\/kept cannot be used .*\.$/);
});

test.each([
  ['a file instead of a folder', 'file', (path: string) => writeFileSync(path, 'x'), /cannot be used .*\.$/],
  [
    "somebody's own folder",
    'letters',
    (path: string) => {
      mkdirSync(path);
      writeFileSync(join(path, 'letter.txt'), 'Dear Kobe');
    },
    /is not empty and holds no data of Baraza: give an empty or a new one with --data\.$/,
  ],
  [
    'a database of which half is missing',
    'half',
    (path: string) => mkdirSync(join(path, 'postgres', 'base'), { recursive: true }),
    /is damaged .*put a copy of it back, or move it away to start anew\.$/,
  ],
  [
    'a database whose files are no database',
    'rubbish',
    (path: string) => {
      mkdirSync(join(path, 'postgres', 'global'), { recursive: true });
      writeFileSync(join(path, 'postgres', 'PG_VERSION'), '18\n');
      writeFileSync(join(path, 'postgres', 'global', 'pg_control'), 'rubbish');
    },
    /is damaged .*put a copy of it back, or move it away to start anew\.$/,
  ],
])('%s is refused in one sentence, and nobody is said to hold it', async (_name, folder, prepare, sentence) => {
  const path = join(home, folder);
  prepare(path);
  const error = await refused(path);
  expect(error).toMatch(sentence);
  expect(error).not.toContain('\n');
  expect(existsSync(join(path, 'lock-holder'))).toBe(false);
});

test('data of another version is refused in one sentence and left alone', async () => {
  const db = await opened({ dataDir: null });
  await db.prisma.$executeRaw`
    insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '20990101000000_later', now())`;
  expect(await migrate(db)).toEqual({
    ok: false,
    error:
      'The data was written by another version of Baraza (it has 20990101000000_later): start that version, or give another folder or database.',
  });
  await db.close();
});

test('an address where no database answers is refused in one sentence', async () => {
  const db = await openDatabase({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/nothing' });
  expect(db).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^The database of DATABASE_URL does not answer .*\.$/),
  });
});

test('opening and closing leaves no socket behind', async () => {
  const outside = process.env['TMPDIR'];
  process.env['TMPDIR'] = mkdtempSync(join(home, 't'));
  await (await opened({ dataDir: null })).close();
  expect(readdirSync(tmpdir())).toEqual([]);
  if (outside === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = outside;
});
