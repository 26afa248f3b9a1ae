import type { ChildProcess } from 'node:child_process';

const left = new Set<ChildProcess>();
let isListening = false;

/** Kills a process when this one ends before it, by itself or by a signal; SIGKILL alone cannot be heard. */
export function endsWithThis(child: ChildProcess): void {
  listen();
  left.add(child);
  child.once('exit', () => left.delete(child));
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  process.on('exit', () => {
    for (const child of left) child.kill('SIGKILL');
  });
  // Where nobody listens to a signal, Node ends by it without saying that it exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
}
