import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/src/store/client.ts';
import { dataFolder, SENTENCE } from '../support/data-folder.ts';
import { passForDemo } from '../support/made-demo.ts';

const folder = dataFolder();

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
