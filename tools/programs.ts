import { spawn, type ChildProcess } from 'node:child_process';

/** How a program ended: its exit status (1 when a signal ended it) and, where it was captured, what it wrote. */
export type Ended = { readonly status: number; readonly output: string };

const running = new Set<ChildProcess>();
let isStopping = false;

/** Runs a program to its end and captures what it writes. */
export function capture(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return run(command, env, 'pipe');
}

/** Runs a program to its end with its output on this terminal. */
export function show(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return run(command, env, 'inherit');
}

/** Ends every program that still runs, then this one, when a signal asks for it; no other begins. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      isStopping = true;
      for (const child of running) child.kill(signal);
      process.exitCode = 1;
      setTimeout(() => process.exit(1), 3_000).unref();
    });
}

function run([program = '', ...args]: readonly string[], env: object, output: 'pipe' | 'inherit'): Promise<Ended> {
  if (isStopping) return Promise.resolve({ status: 1, output: '' });
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  running.add(child);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => {
    const end = (status: number): void => {
      running.delete(child);
      resolve({ status, output: text });
    };
    child.once('error', (error) => {
      text += `${program} does not start: ${error.message}\n`;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
