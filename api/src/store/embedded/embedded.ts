import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '../../kernel/result.ts';
import { lockFolder, removeIfPossible } from './folder-lock.ts';
import { UNFINISHED } from './order.ts';
import type { EmbeddedOrder, EmbeddedPlace, Failure } from './order.ts';
import { syncPath } from './sync-folder.ts';
import { lastingThread, startThread } from './thread.ts';
import { unusable } from './unusable.ts';

/**
 * A PostgreSQL in a thread of this process: connect to `host` (a folder with its socket); `tend`, to be called once a second,
 * opens it again when it has broken; `close` ends it.
 */
export interface Embedded {
  readonly host: string;
  /** A number that is another after every commit, whoever made it; null where nothing is synced, and so not known. */
  readonly commits: (() => number) | null;
  tend(): void;
  close(): Promise<void>;
}

/**
 * A database whose tables are made and empty, as a folder and as a dump of it, with which a new one begins where it is there
 * (tools/empty-database.ts); else it is made from nothing, which takes seconds and leaves memory behind that is not given back.
 */
export const EMPTY_DATABASE = fileURLToPath(new URL('../../../empty-database', import.meta.url));
export const EMPTY_DUMP = `${EMPTY_DATABASE}.tar`;

/** How many connections the embedded database serves; they share one session and take turns. */
export const EMBEDDED_CONNECTIONS = 12;

/**
 * Opens the database in `dataDir` (made if missing), or for null a new one in memory. Refuses with one sentence: a folder that another
 * process uses, one that cannot be written, one that is damaged or holds something else.
 */
export async function openEmbedded(place: EmbeddedPlace): Promise<Result<Embedded, string>> {
  if (place.dataDir === null) return openInMemory();
  const folder = resolve(place.dataDir);
  const problem = prepareFolder(folder);
  if (problem !== null) return err(problem);
  const lock = lockFolder(folder);
  if (!lock.ok) return lock;
  const host = hostOf(folder);
  if (!host.ok) {
    lock.value.release();
    return host;
  }
  const release = (): void => {
    removeIfPossible(join(folder, HOST_FILE));
    lock.value.release();
  };
  const isSynced = place.isSynced ?? true;
  const order = { folder: join(folder, 'postgres'), beginning: madeBefore(EMPTY_DATABASE), isSynced };
  const opened = await openThread(order, host.value, release);
  if (opened.ok) return opened;
  release();
  const { reason, isDisk } = opened.error;
  return err(isDisk ? unusable(folder, reason) : damaged(folder, reason));
}

/** Where the socket of the embedded database is that another process has open in this folder, or had when it was killed; null: none has. */
export function hostBeside(dataDir: string): string | null {
  const file = join(resolve(dataDir), HOST_FILE);
  const host = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return existsSync(join(host, SOCKET)) ? host : null;
}

async function openInMemory(): Promise<Result<Embedded, string>> {
  const order = { folder: null, beginning: madeBefore(EMPTY_DUMP), isSynced: false };
  const opened = await openThread(order, newHost(), () => {});
  return opened.ok ? opened : err(opened.error.reason);
}

const madeBefore = (path: string): string | null => (existsSync(path) ? path : null);

function damaged(folder: string, reason: string): string {
  return `The data folder ${folder} is damaged (${reason}): put a copy of it back, or move it away to start anew.`;
}

/** As `recursive` does, but where a folder that exists takes no other (such as /proc) it fails instead of trying for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
  syncPath(dirname(folder));
}

function prepareFolder(folder: string): string | null {
  try {
    makeFolder(folder);
    const database = join(folder, 'postgres');
    if (existsSync(join(database, 'PG_VERSION'))) return null;
    if (existsSync(database)) return damaged(folder, 'its database is incomplete');
    const strangers = readdirSync(folder).filter((name) => !name.startsWith('lock') && !name.endsWith(UNFINISHED));
    if (strangers.length === 0) return null;
    return `The folder ${folder} is not empty and holds no data of Baraza: give an empty or a new one with --data.`;
  } catch (cause) {
    return unusable(folder, cause);
  }
}

async function openThread(
  place: Pick<EmbeddedOrder, 'folder' | 'beginning' | 'isSynced'>,
  host: string,
  release: () => void,
): Promise<Result<Embedded, Failure>> {
  const commits = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const order = { ...place, commits, socket: join(host, SOCKET), connections: EMBEDDED_CONNECTIONS };
  const started = await startThread(order);
  const removeHost = (): void => rmSync(host, { recursive: true, force: true });
  if (!started.ok) {
    removeHost();
    return started;
  }
  const thread = lastingThread(order, started.value);
  const close = async (): Promise<void> => {
    await thread.close();
    removeHost();
    release();
  };
  const counted = place.isSynced ? () => Atomics.load(commits, 0) : null;
  return ok({ host, commits: counted, tend: thread.tend, close });
}

/** Where clients look for a socket in a folder. */
const SOCKET = '.s.PGSQL.5432';

/** Names the folder of the socket, so that the next start can remove what a killed process has left. */
const HOST_FILE = 'lock-socket';

/** A new folder for the socket of a locked data folder; the one of a process that was killed is removed. */
function hostOf(folder: string): Result<string, string> {
  const file = join(folder, HOST_FILE);
  try {
    const left = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const host = newHost();
    const isOurs = dirname(left) === dirname(host) && basename(left).startsWith(HOST_PREFIX);
    if (isOurs) rmSync(left, { recursive: true, force: true });
    writeFileSync(file, host);
    return ok(host);
  } catch (cause) {
    return err(unusable(folder, cause));
  }
}

const HOST_PREFIX = 'baraza-';

/** A socket's path has at most 108 characters, so a long temporary folder will not do. */
function newHost(): string {
  return mkdtempSync(join(tmpdir().length <= 60 ? tmpdir() : '/tmp', HOST_PREFIX));
}
