import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../kernel/result.ts';

/** The data folder is this process's own until `release`. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process alone. A lock left behind by a process that no longer runs is taken over; one of
 * a living process (this one included) is refused with one sentence. The folder must exist.
 */
export function lockFolder(folder: string): Result<FolderLock, string> {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(path, mine)) return ok({ release: () => release(path, mine) });
    const held = read(path);
    if (held !== null && isAlive(held)) return err(refusal(folder, held));
    if (held !== null) discard(path, held);
  }
  return err(`Another process is taking the data folder ${folder} at this moment; try again.`);
}

function refusal(folder: string, held: string): string {
  const [pid] = held.split(' ');
  return `The data folder ${folder} is in use by process ${pid}: stop that one first, or give another folder with --data.`;
}

function create(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** Moves a dead process's lock away; if another process was quicker and the lock moved is its own, puts that back. */
function discard(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, path);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT' && codeOf(cause) !== 'EEXIST') throw cause;
  }
  rmSync(aside, { force: true });
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

/** A process with that id runs, and is the one that wrote the lock: ids are given again, starting times are not. */
function isAlive(held: string): boolean {
  const [pid = '', start = ''] = held.trim().split(' ');
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (cause) {
    if (codeOf(cause) === 'ESRCH') return false;
  }
  const now = startOf(Number(pid));
  return start === '' || now === null || now === start;
}

/** When a process started, in the kernel's ticks since the machine did; null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
