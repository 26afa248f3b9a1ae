import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../architecture/planted-tree.ts';

test('systemd finds nothing wrong with the unit, but for programs that are not on this machine', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', join(repository, 'deploy/baraza.service')], {
    encoding: 'utf8',
  });
  const missing = 'is not executable';
  const wrong = stderr.split('\n').filter((line) => line.includes('baraza.service:') && !line.includes(missing));
  expect(wrong).toEqual([]);
});
