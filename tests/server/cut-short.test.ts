import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '../support/data-folder.ts';

const folder = dataFolder();

test('a first start that was cut short is begun anew by the next one; a damaged folder is refused with one sentence', async () => {
  mkdirSync(join(folder.path, 'postgres.unfinished'));
  writeFileSync(join(folder.path, 'postgres.unfinished', 'PG_VERSION'), '1');
  const first = folder.start([], { WATCH_REPORT_DEPENDENCIES: '1' });
  expect(await first.url, 'also where changes are watched').toMatch(/^http/);
  first.kill('SIGTERM');
  await first.ended;
  writeFileSync(join(folder.path, 'postgres', 'PG_VERSION'), 'nonsense');
  const { status, err } = await folder.start().ended;
  expect([status, /^baraza: [^\n]+\.\n$/.test(err), err]).toEqual([1, true, expect.any(String)]);
});
