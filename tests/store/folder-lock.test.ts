import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../api/src/store/embedded/folder-lock.ts';
import { canHaveOwnIds, lockTaker, type LockTaker } from '../support/lock-taker.ts';

let home = '';
let takers: readonly LockTaker[] = [];
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'baraza-lock-'));
  takers = await Promise.all(Array.from({ length: 6 }, () => lockTaker()));
});
afterAll(async () => {
  await Promise.all(takers.map((taker) => taker.kill()));
  rmSync(home, { recursive: true, force: true });
});

function newFolder(name: string): string {
  const folder = join(home, name);
  mkdirSync(folder);
  return folder;
}

const WHAT_TO_DO = 'stop that one first, or give another folder with --data.';

test('a taken folder is refused in one sentence that names its holder, and free when it is released', () => {
  const folder = newFolder('own');
  const lock = lockFolder(folder);
  if (!lock.ok) throw new Error(lock.error);
  const error = `The data folder ${folder} is in use by process ${process.pid}: ${WHAT_TO_DO}`;
  expect(lockFolder(folder)).toEqual({ ok: false, error });
  rmSync(join(folder, 'lock-holder'));
  expect(lockFolder(folder)).toEqual({
    ok: false,
    error: `The data folder ${folder} is in use by another process (fuser ${folder}/lock.sqlite tells which): ${WHAT_TO_DO}`,
  });
  lock.value.release();
  const again = lockFolder(folder);
  expect(again.ok).toBe(true);
  if (again.ok) again.value.release();
  expect(readdirSync(folder)).toEqual(['lock.sqlite']);
});

test('of six processes that want a folder at once one has it, and when that one is killed another can have it', async () => {
  const folder = newFolder('wanted');
  for (let killed = 0; killed < 3; killed += 1) {
    const answers = await Promise.all(takers.map(async (taker) => ({ taker, answer: await taker.take(folder) })));
    const [taken, ...more] = answers.filter(({ answer }) => answer === 'taken');
    expect(more).toEqual([]);
    if (taken === undefined) throw new Error('Nobody has it');
    for (const taker of takers) {
      const error = `The data folder ${folder} is in use by process ${taken.taker.pid}: ${WHAT_TO_DO}`;
      expect(await taker.take(folder)).toBe(error);
    }
    await taken.taker.kill();
    takers = takers.filter((taker) => taker !== taken.taker);
  }
});

test('a process that has ids of its own, as one in a container, neither takes a taken folder nor loses its own', async () => {
  const folder = newFolder('shared');
  const [inside, outside] = [await lockTaker(true), await lockTaker()];
  try {
    expect(await outside.take(folder)).toBe('taken');
    const who = canHaveOwnIds
      ? /^process \d+ in another container or on another machine \(.+\)$/
      : new RegExp(`^process ${outside.pid}$`);
    expect(holderIn(folder, await inside.take(folder))).toMatch(who);
    await outside.kill();
    expect(await inside.take(folder)).toBe('taken');
    const refused = lockFolder(folder);
    expect(holderIn(folder, refused.ok ? '' : refused.error)).toMatch(/^process \d+/);
  } finally {
    await Promise.all([inside.kill(), outside.kill()]);
  }
});

function holderIn(folder: string, sentence: string): string {
  return sentence.replace(`The data folder ${folder} is in use by `, '').replace(`: ${WHAT_TO_DO}`, '');
}

test('a folder in which no lock can be kept is refused in one sentence', () => {
  const folder = newFolder('blocked');
  mkdirSync(join(folder, 'lock.sqlite'));
  const sentence = /^The data folder .* cannot be used \(.+\): see that it may be written .*\.$/;
  expect(lockFolder(folder)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  rmSync(join(folder, 'lock.sqlite'), { recursive: true });
  mkdirSync(join(folder, 'lock-holder'));
  expect(lockFolder(folder)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  rmSync(join(folder, 'lock-holder'), { recursive: true });
  writeFileSync(join(folder, 'lock'), `${process.pid} 1\n`);
  const lock = lockFolder(folder);
  expect(lock.ok, 'what an older version left does no harm').toBe(true);
  if (lock.ok) lock.value.release();
});
