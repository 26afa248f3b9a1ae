import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../kernel/result.ts';
import { unusable } from './unusable.ts';

/** The data folder is this process's own until `release`. */
export interface FolderLock {
  release(): void;
}

/**
 * Nothing is ever written there: SQLite locks it, and the kernel keeps that lock, whatever namespaces the processes are in,
 * until its process ends. No other code may open this file, as closing it anywhere in the process gives the lock up.
 */
const LOCK_FILE = 'lock.sqlite';

/** Tells those who are refused who has the lock: process id, host and process namespace, a line each. */
const HOLDER_FILE = 'lock-holder';

/** Milliseconds: of several that ask at the same instant each might be in the way of another for a moment. */
const PATIENCE = 200;

/** Locks that are collected as garbage would be given up. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone, until it is released or the process ends in whatever way. One that is taken
 * (by this process too) and one that cannot be written is refused with one sentence. The folder must exist.
 */
export function lockFolder(folder: string): Result<FolderLock, string> {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: PATIENCE });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(join(folder, HOLDER_FILE), `${process.pid}\n${hostname()}\n${namespace()}\n`);
  } catch (cause) {
    lock?.close();
    return err(isTaken(cause) ? refusal(folder) : unusable(folder, cause));
  }
  const taken = lock;
  held.add(taken);
  const release = (): void => {
    removeIfPossible(join(folder, HOLDER_FILE));
    taken.close();
    held.delete(taken);
  };
  return ok({ release });
}

/** For what does no harm when it is left, as it is in a folder that has become read-only. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The next one to take the folder overwrites it.
  }
}

/** SQLITE_BUSY: another has it. */
function isTaken(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === 5;
}

function refusal(folder: string): string {
  return `The data folder ${folder} is in use by ${holder(folder)}: stop that one first, or give another folder with --data.`;
}

function holder(folder: string): string {
  const [pid = '', host = '', itsNamespace = ''] = readIfThere(join(folder, HOLDER_FILE)).split('\n');
  if (pid === '') return `another process (fuser ${join(folder, LOCK_FILE)} tells which)`;
  if (host === hostname() && itsNamespace === namespace()) return `process ${pid}`;
  return `process ${pid} in another container or on another machine (${host})`;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Which processes this one can see by their ids; empty where there is no /proc. */
function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
