import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of its own that takes data folders when it is told to. */
export interface LockTaker {
  readonly pid: number | undefined;
  /** `taken`, or the sentence with which the folder was refused. */
  take(folder: string): Promise<string>;
  /** Ends it without a word, and waits until it has ended. */
  kill(): Promise<void>;
}

const LOCK = join(import.meta.dirname, '../../api/src/store/embedded/folder-lock.ts');
const PROGRAM = `const { lockFolder } = await import(${JSON.stringify(LOCK)});
  process.on('message', (folder) => {
    const lock = lockFolder(folder);
    process.send(lock.ok ? 'taken' : lock.error);
  });
  process.on('disconnect', () => process.exit());
  process.send('ready');`;

/**
 * How a program gets process ids of its own, as in a container: as root, else as an apparent root where the kernel lets
 * anybody be one, else not at all.
 */
const OWN_IDS =
  [
    ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'],
    ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child'],
  ].find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0) ?? [];

/** Whether this machine lets a taker have process ids of its own. */
export const canHaveOwnIds = OWN_IDS.length > 0;

/** Starts one; `apart` with process ids of its own where the machine permits that. */
export async function lockTaker(apart = false): Promise<LockTaker> {
  const [program, ...args] = [...(apart ? OWN_IDS : []), process.execPath, '--input-type=module', '-e', PROGRAM];
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const heard = async (): Promise<string> => String((await once(child, 'message'))[0]);
  await heard();
  return {
    pid: child.pid,
    take(folder) {
      const answer = heard();
      child.send(folder);
      return answer;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
