import { spawn, spawnSync } from 'node:child_process';
import { once as event } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';

const tools = join(import.meta.dirname, '../../tools');
const folders: string[] = [];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baraza-set-up-'));
  folders.push(folder);
  cpSync(join(tools, 'setup'), join(folder, 'tools/setup'), { recursive: true });
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in/one.txt'), 'one');
});
afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));

const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const script = (body: string): string => {
  write('script.mjs', body);
  return join(folder, 'script.mjs');
};

/** Runs a step guarded by `in` and `out.txt` and says whether its work was done. */
const didWork = (work = "writeFileSync(root + '/out.txt', 'x')"): boolean => {
  const { stdout } = spawnSync('node', [
    script(`import { writeFileSync } from 'node:fs';
      import { once } from './tools/setup/once.mjs';
      import { root } from './tools/setup/processes.mjs';
      await once({ name: 'a step', inputs: ['in'], outputs: ['out.txt'] }, () => { console.log('worked'); ${work}; });`),
  ]);
  return stdout.toString().includes('worked');
};

test.each([
  ['nothing has changed', () => {}, false],
  ['a file has changed', () => write('in/one.txt', 'two'), true],
  ['a file has come', () => write('in/two.txt', 'two'), true],
  ['a file has gone', () => rmSync(join(folder, 'in/one.txt')), true],
  ['the output is missing', () => rmSync(join(folder, 'out.txt')), true],
])('a step when %s', (_sentence, change, again) => {
  expect(didWork()).toBe(true);
  change();
  expect(didWork()).toBe(again);
});

test('a step that failed is done again', () => {
  expect(didWork("throw new Error('no')")).toBe(true);
  expect(didWork()).toBe(true);
  expect(didWork()).toBe(false);
});

const task = (body: string) =>
  spawn('node', [
    script(`import { runTask } from './tools/setup/processes.mjs';
      process.exit(await runTask(['node', '-e', ${JSON.stringify(body)}], process.env));`),
  ]);

test.each([
  ['its own status', 'process.exit(7)', 7],
  ['success', '', 0],
  ['the number of the signal that ended it', 'process.kill(process.pid, "SIGTERM")', 143],
])('a task passes on %s', async (_sentence, body, status) => {
  expect(await event(task(body), 'exit')).toEqual([status, null]);
});

test('SIGTERM reaches the task, which stops in its own time', async () => {
  const child = task('process.on("SIGTERM", () => process.exit(3)); setInterval(() => {}, 1000); console.log("up")');
  await event(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await event(child, 'exit')).toEqual([3, null]);
});

test('a program that does not exist is named in one sentence', async () => {
  const child = spawn('node', [
    script(`import { runTask } from './tools/setup/processes.mjs';
      process.exit(await runTask(['no-such-program'], process.env));`),
  ]);
  const ended = event(child, 'close');
  expect(await text(child.stderr)).toBe('» no-such-program does not start: spawn no-such-program ENOENT\n');
  expect(await ended).toEqual([127, null]);
});
