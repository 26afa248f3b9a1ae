import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, inject } from 'vitest';
import { serverProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

/** What one sentence and nothing else looks like, as a refused start says it. */
export const SENTENCE = /^baraza: [^\n]+\.\n$/;

/** A data folder of its own for each test of a file, and servers on it that are killed when the test is over. */
export interface DataFolder {
  /** The folder of this test. */
  readonly path: string;
  /** Makes it as a first start leaves it, without waiting for one; for tests of the embedded database. */
  make(): void;
  /** Starts a server without a demo world on the folder. */
  start(args?: readonly string[], variables?: Record<string, string>, main?: string): ServerProcess;
}

/** To be called once at the head of a file of tests. */
export function dataFolder(): DataFolder {
  const processes: ServerProcess[] = [];
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'baraza-'));
  });
  afterEach(async () => {
    for (const one of processes.splice(0)) {
      one.kill('SIGKILL');
      await one.ended;
    }
    rmSync(path, { recursive: true, force: true });
  });
  return {
    get path() {
      return path;
    },
    make: () => cpSync(inject('embeddedFolder'), path, { recursive: true }),
    start(args = [], variables = {}, main) {
      const started = serverProcess(['--no-demo', '--data', path, ...args], variables, main);
      processes.push(started);
      return started;
    },
  };
}
