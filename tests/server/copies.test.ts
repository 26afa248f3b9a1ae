import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { migrationNames } from '../../api/prisma/migration-folder.ts';
import { openDatabase, type DatabaseChoice } from '../../api/src/store/client.ts';
import { lastBackUp } from '../../api/src/store/back-up/last-back-up.ts';
import { listAt } from '../support/answer.ts';
import { dataFolder, SENTENCE } from '../support/data-folder.ts';
import { SMALL } from '../support/demo-parts.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { typed, type Said } from '../support/shell.ts';
import { shownSteps } from '../support/shown-steps.ts';

const folder = dataFolder();
const steps = shownSteps('operations.md');

let postgres: PostgresServer;
let made = 0;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Another, empty one for each test; `home`: where everything lies that a page has in /srv. */
async function place() {
  const home = join(folder.path, 'srv');
  mkdirSync(join(home, 'copies'), { recursive: true });
  const databaseUrl = await createDatabase(postgres.url, `moved_${process.pid}_${(made += 1)}`);
  const instead = { '/srv/': `${home}/`, 'postgresql://baraza:secret@db.example:5432/baraza': databaseUrl };
  const type = (text: string): Promise<Said> => typed(text, instead);
  const shown = async (section: string): Promise<readonly Said[]> => {
    const said: Said[] = [];
    for (const text of steps.get(section) ?? []) said.push(await type(text));
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).toMatchObject({ status: 0, err: '' });
    return said;
  };
  return { home, databaseUrl, type, shown };
}

async function printOf(choice: DatabaseChoice): Promise<string> {
  const opened = await openDatabase(choice);
  if (!opened.ok) throw new Error(opened.error);
  const print = await fingerprint(opened.value);
  await opened.value.close();
  return print;
}

const GAMES = '{ games(first: 50) { nodes { __typename id status ply version finishedAt } } }';

test('a server that runs is copied, the copy put back, moved to a PostgreSQL and back again, and nothing is lost on the way', async () => {
  const { home, databaseUrl, type, shown } = await place();
  const server = await startServer({ dataDir: join(home, 'baraza'), demo: SMALL });
  await server.composed.settled();
  const before = await fingerprint(server.db);
  const games = await server.ask(GAMES);
  expect(listAt(games, 'data.games.nodes').length).toBeGreaterThan(10);

  const [copied] = await shown('A copy of everything');
  expect(copied?.out).toMatch(/copied \d+ rows of \d+ tables into .*monday\.gz \(\d+ bytes\)/);
  expect([
    statSync(join(home, 'copies/monday.gz')).mode & 0o777,
    existsSync(join(home, 'copies/monday.gz.part')),
  ]).toEqual([0o600, false]);
  expect(await lastBackUp(server.db)).not.toBeNull();
  const again = await type(steps.get('A copy of everything')?.[0] ?? '');
  expect([again.status, SENTENCE.test(again.err)]).toEqual([1, true]);
  await server.close();

  await shown('Putting a copy back');
  expect(await printOf({ dataDir: join(home, 'baraza-restored') })).toBe(before);
  // Moved by the steps of the page, from what was put back.
  rmSync(join(home, 'baraza'), { recursive: true });
  cpSync(join(home, 'baraza-restored'), join(home, 'baraza'), { recursive: true });
  await shown('From the embedded database to a PostgreSQL, and back');
  const restored = await printOf({ dataDir: join(home, 'baraza-again') });
  expect(restored).toBe(before);

  const moved = await startServer({ databaseUrl, clock: server.clock });
  expect(await moved.ask(GAMES)).toEqual(games);
  await moved.close();
});

test('what is no whole copy, of another version, or has nowhere to go is refused with one sentence, and changes nothing', async () => {
  const { home, databaseUrl, type } = await place();
  const none = await type('npm start -- --data /srv/nowhere back-up /srv/copies/none.gz');
  expect([none.status, SENTENCE.test(none.err), existsSync(join(home, 'nowhere'))]).toEqual([1, true, false]);
  cpSync(inject('embeddedFolder'), join(home, 'baraza'), { recursive: true });
  const source = await openDatabase({ dataDir: join(home, 'baraza') });
  if (!source.ok) throw new Error(source.error);
  await source.value.pool.query(`insert into "KeptValue" values ('kept', 'value')`);
  await source.value.close();
  const copied = await type('npm start -- --data /srv/baraza back-up /srv/copies/whole.gz');
  expect(copied).toMatchObject({ status: 0, err: '' });
  const [head = '', ...lines] = gunzipSync(readFileSync(join(home, 'copies/whole.gz')))
    .toString()
    .split('\n');
  const write = (name: string, bytes: Uint8Array) => writeFileSync(join(home, 'copies', name), bytes);
  write('newer.gz', gzipSync([head.replace(/"\]\}$/, '","29991231000000_later"]}'), ...lines].join('\n')));
  write('cut.gz', readFileSync(join(home, 'copies/whole.gz')).subarray(0, -40));
  const spoiled = readFileSync(join(home, 'copies/whole.gz'));
  spoiled[spoiled.length - 8]! ^= 1;
  write('spoiled.gz', spoiled);
  write('short.gz', gzipSync([head, ...lines.slice(0, -2), ''].join('\n')));
  write('other.gz', gzipSync('{"baraza":"something else"}\n'));
  write('text.gz', Buffer.from('no copy'));
  for (const [name, says] of [
    ['newer', '29991231000000_later'],
    ['cut', 'unexpected end of file'],
    ['spoiled', 'incorrect data check'],
    ['short', 'no whole copy'],
    ['other', 'no whole copy'],
    ['text', 'cannot be read'],
    ['missing', 'no such file'],
  ] as const) {
    const { status, err } = await type(`DATABASE_URL=${databaseUrl} npm start -- restore /srv/copies/${name}.gz`);
    expect([name, status, SENTENCE.test(err), err]).toEqual([name, 1, true, expect.stringContaining(says)]);
  }
  const restore = `DATABASE_URL=${databaseUrl} npm start -- restore /srv/copies/whole.gz`;
  expect(await type(restore)).toMatchObject({ status: 0, err: '' });
  const twice = await type(restore);
  expect([twice.status, SENTENCE.test(twice.err), twice.err]).toEqual([
    1,
    true,
    expect.stringContaining('There is data already'),
  ]);
});

test('the copy of an older version is brought up to date, and data of a newer one is refused and left as it is', async () => {
  const { home, type } = await place();
  const dataDir = join(home, 'baraza');
  const opened = await openDatabase({ dataDir });
  if (!opened.ok) throw new Error(opened.error);
  const known = await migrationNames();
  await migrate(opened.value, known.slice(0, -1));
  await opened.value.pool.query(`insert into "KeptValue" values ('old', 'value')`);
  await opened.value.close();
  expect(await type('npm start -- --data /srv/baraza back-up /srv/copies/old.gz')).toMatchObject({
    status: 0,
    err: '',
  });
  const restored = await type('npm start -- --data /srv/new restore /srv/copies/old.gz');
  expect(restored).toMatchObject({ status: 0, err: '' });
  const newer = await openDatabase({ dataDir: join(home, 'new') });
  if (!newer.ok) throw new Error(newer.error);
  expect((await newer.value.pool.query(`select value from "KeptValue" where key = 'old'`)).rows).toEqual([
    { value: 'value' },
  ]);
  expect(await migrate(newer.value)).toEqual({ ok: true, value: [] });
  await newer.value.pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('1', '', '29991231000000_later', now())`,
  );
  const before = await fingerprint(newer.value);
  await newer.value.close();
  const { status, err } = await type('npm start -- --no-demo --data /srv/new');
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('29991231000000_later')]);
  expect(await printOf({ dataDir: join(home, 'new') })).toBe(before);
});
