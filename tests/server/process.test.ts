import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { apiClient, SETUP_CODE } from '../support/api-client.ts';
import { dataFolder, SENTENCE } from '../support/data-folder.ts';

const folder = dataFolder();

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

test('a database that does not answer is refused with one sentence', async () => {
  const { status, err } = await folder.start([], { DATABASE_URL: 'postgresql://127.0.0.1:1/nothing' }).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('DATABASE_URL')]);
});

test('a wrong environment variable or argument ends the process with one sentence', async () => {
  for (const started of [folder.start([], { PORT: 'many' }), folder.start(['--colour'])]) {
    const { status, err } = await started.ended;
    expect([status, SENTENCE.test(err)]).toEqual([1, true]);
  }
});
