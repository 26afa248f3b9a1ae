// Child processes: their output goes through, a signal reaches them, their exit status comes back.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const quietFor = 10_000;

/** Writes one progress line to standard error, so that standard output stays the task's own. */
export const say = (line) => process.stderr.write(`» ${line}\n`);

/**
 * Runs one set-up command to its end, its output on standard error, with a line every ten seconds saying that it still
 * works. Throws a SetUpFailure, with the status and a sentence that names `what`, when the command fails.
 */
export async function must(command, env, what) {
  const started = Date.now();
  const waiting = setInterval(() => say(`${what} goes on (${Math.round((Date.now() - started) / 1000)} s)`), quietFor);
  const status = await run(command, env, ['ignore', 2, 2]);
  clearInterval(waiting);
  if (status === 0) return;
  throw new SetUpFailure(`${what} failed (exit status ${status}); its own words are above.`, status);
}

/** A set-up step that could not be done: one sentence, and the exit status to end with. */
export class SetUpFailure extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Runs the task itself on this terminal and returns its exit status: 128 plus the number when a signal ended it. */
export const runTask = (command, env) => run(command, env, 'inherit');

function run([program, ...args], env, stdio) {
  const child = spawn(program, args, { cwd: root, env, stdio });
  const forget = passSignalsTo(child);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${program} does not start: ${error.message}`);
      forget();
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      forget();
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/** A terminal gives Ctrl-C to every process by itself: handing it on would make it two. */
function passSignalsTo(child) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((off) => off());
}
