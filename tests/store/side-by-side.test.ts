import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newDatabase } from '../support/test-database.ts';

const store = join(import.meta.dirname, '../../api/src/store');

/** Run in a process of its own, as a warning is given once in a process; Node is told to take one for an error. */
const script = (choice: unknown): string => `
  import { setImmediate } from 'node:timers/promises';
  const { openDatabase } = await import(${JSON.stringify(join(store, 'client.ts'))});
  const { readAtOneMoment } = await import(${JSON.stringify(join(store, 'one-moment.ts'))});
  const { value: db } = await openDatabase(${JSON.stringify(choice)});
  const several = [0, 1, 2, 3, 4, 5];
  const moment = await readAtOneMoment(db, ({ prisma }) =>
    Promise.all(several.map(async (nth) => {
      for (let turn = 0; turn < nth; turn += 1) await setImmediate();
      await prisma.topic.findMany({ take: nth });
      return prisma.player.count();
    })));
  const client = await db.pool.connect();
  const order = [];
  const raw = await Promise.allSettled(several.map(async (nth) => {
    const { rows } = await client.query(nth === 2 ? 'select nonsense' : 'select $1::int as n', nth === 2 ? [] : [nth]);
    order.push(rows[0].n);
  }));
  client.release();
  await db.close();
  console.log(JSON.stringify({ moment, order, raw: raw.map(({ status }) => status) }));`;

test('queries asked side by side on one connection go one after the other, and one that fails holds none up', async () => {
  const node = ['--throw-deprecation', '--input-type=module', '-e', script(await newDatabase())];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, node);
  expect(stderr).toBe('');
  const [done, failed] = ['fulfilled', 'rejected'];
  expect(JSON.parse(stdout)).toEqual({
    moment: [0, 0, 0, 0, 0, 0],
    order: [0, 1, 3, 4, 5],
    raw: [done, done, failed, done, done, done],
  });
});
