import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/src/store/client.ts';
import { apiClient, SETUP_CODE } from '../support/api-client.ts';
import { dataFolder } from '../support/data-folder.ts';
import { passForDemo } from '../support/made-demo.ts';

const folder = dataFolder();

/** What one sentence and nothing else looks like. */
const SENTENCE = /^baraza: [^\n]+\.\n$/;

test('it says its set-up code until there is an administrator, and stops cleanly at SIGINT and at SIGTERM, also while somebody watches', async () => {
  folder.make();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const server = folder.start();
    const api = apiClient(await server.url);
    const watch = api.socket().watch('subscription { liveBoards { change } }');
    const isFirst = signal === 'SIGINT';
    if (isFirst) await api.signUp('Mariamu', 'ADMIN');
    server.kill(signal);
    const ended = await server.ended;
    expect(ended).toMatchObject({ status: 0, err: '' });
    expect(ended.out.includes(`Set-up code: ${SETUP_CODE}\n`)).toBe(isFirst);
    await watch.ended;
    await api.close();
  }
});

test('a taken port is refused with one sentence', async () => {
  folder.make();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, err } = await folder.start(['--port', String(port)]).ended;
  other.close();
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining(`The port ${port} is taken`)]);
});

/** A read-only one fails in the same way at another call. */
const FAILING = process.env['BARAZA_LONG'] === '1' ? ['full', 'read-only'] : ['read-only'];

test.each(FAILING)(
  'a data folder on a %s disk is refused with one sentence, and opened when it is not',
  async (how) => {
    folder.make();
    const refusals = join(folder.path, 'lock-refusals');
    writeFileSync(refusals, how);
    const disk = { FAILING_DISK: refusals, FAILING_FOLDER: join(folder.path, 'postgres') };
    const variables = { ...disk, NODE_OPTIONS: `--import=${import.meta.resolve('../support/failing-disk.mjs')}` };
    const { status, err } = await folder.start([], variables).ended;
    const sentence = expect.stringMatching(/cannot be used \(.+\): see that .*\.\n$/);
    expect([status, SENTENCE.test(err), err]).toEqual([1, true, sentence]);
    rmSync(refusals);
    const server = folder.start([], variables);
    await server.url;
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ status: 0, err: '' });
  },
);

test('a database that does not answer is refused with one sentence', async () => {
  const { status, err } = await folder.start([], { DATABASE_URL: 'postgresql://127.0.0.1:1/nothing' }).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('DATABASE_URL')]);
});

test('a demo world is not taken for a real one, and its accounts are closed by a command that says what it did', async () => {
  folder.make();
  const opened = await openDatabase({ dataDir: folder.path });
  if (!opened.ok) throw new Error(opened.error);
  await passForDemo(opened.value);
  await opened.value.close();
  const { status, err } = await folder.start().ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('--close-demo')]);
  const closed = await folder.start(['--close-demo']).ended;
  expect(closed).toMatchObject({ status: 0, err: '' });
  expect(closed.out).toContain('closed the demo accounts admin@baraza.example, director@baraza.example, asha@');
});

test('a wrong environment variable or argument ends the process with one sentence', async () => {
  for (const started of [folder.start([], { PORT: 'many' }), folder.start(['--colour'])]) {
    const { status, err } = await started.ended;
    expect([status, SENTENCE.test(err)]).toEqual([1, true]);
  }
});
