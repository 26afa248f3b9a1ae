import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, '../support/ends-with-this.ts')).href;
/** Starts another program, to which it leaves its output, and waits for ever, as the other does. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { endsWithThis } from '${MODULE}';
  const other = spawn(process.execPath, ['-e', 'console.log("begun"); setInterval(() => {}, 1e6)'], { stdio: ['ignore', 'inherit', 'inherit'] });
  endsWithThis(other);
  setInterval(() => {}, 1e6);
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('what a test has started ends with it by %s', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as readonly unknown[];
  expect(String(said)).toBe('begun\n');
  // It closes when both have ended that write to it.
  const closed = once(child.stdout, 'close');
  child.kill(signal);
  const [status] = (await once(child, 'exit')) as readonly unknown[];
  expect(status).toBe(1);
  await closed;
});
