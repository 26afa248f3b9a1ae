import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SETUP_CODE } from './api-client.ts';
import { endsWithThis } from './ends-with-this.ts';
import { nodeFlags, nodeVariables } from '../../tools/setup/node-flags.mjs';

/** The server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly pid: number;
  /** `http://127.0.0.1:PORT`; ends when it has said that it is open, fails with what it said if it ends before. */
  readonly url: Promise<string>;
  /** Ends with the exit status (null: killed by a signal) and everything that it printed. */
  readonly ended: Promise<{ readonly status: number | null; readonly out: string; readonly err: string }>;
  kill(signal: NodeJS.Signals): void;
  /** To a program that listens to whoever has started it. */
  send(message: number): void;
  /** Sends a text to a program that answers, and waits for what it says. */
  ask(text: string): Promise<unknown>;
}

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/compiled');
/** What `npm start` runs. */
export const MAIN = join(import.meta.dirname, '../../api/dist/main.js');

/** Starts it with these arguments and environment variables, on any free port unless they name one; by another file than `npm start` does where one is given. */
export function serverProcess(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  main = MAIN,
): ServerProcess {
  const child = spawn(process.execPath, [...nodeFlags, main, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...nodeVariables,
      NODE_COMPILE_CACHE: CACHE,
      PORT: '0',
      LOG_LEVEL: 'error',
      SETUP_CODE,
      ...variables,
    },
    // A channel to the parent, as Node's watch mode has one.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  endsWithThis(child);
  let out = '';
  let err = '';
  const url = Promise.withResolvers<string>();
  url.promise.catch(() => {});
  child.stdout?.on('data', (part) => {
    out += String(part);
    const port = /dashboard +http:\/\/localhost:(\d+)/.exec(out)?.[1];
    if (port !== undefined) url.resolve(`http://127.0.0.1:${port}`);
  });
  child.stderr?.on('data', (part) => (err += String(part)));
  const ended = once(child, 'close').then(([status]) => {
    url.reject(new Error(`The server ended with ${status}: ${out}${err}`));
    return { status: status as number | null, out, err };
  });
  return {
    pid: child.pid ?? 0,
    url: url.promise,
    ended,
    kill: (signal) => void child.kill(signal),
    send: (message) => void child.send(message),
    async ask(text) {
      child.send(text);
      const [answer] = (await once(child, 'message')) as readonly unknown[];
      return answer;
    },
  };
}
