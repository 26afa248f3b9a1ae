import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../kernel/result.ts';
import { lockFolder, removeIfPossible } from './folder-lock.ts';
import { UNFINISHED } from './order.ts';
import type { EmbeddedAnswer, EmbeddedOrder, EmbeddedPlace } from './order.ts';
import { unusable } from './unusable.ts';

/** A PostgreSQL in a thread of this process: connect to `host` (a folder with its socket); `close` ends it. */
export interface Embedded {
  readonly host: string;
  close(): Promise<void>;
}

/** How many connections the embedded database serves; they share one session and take turns. */
export const EMBEDDED_CONNECTIONS = 12;

/**
 * Opens the database in `dataDir` (made if missing), or one in memory: new for null, or a copy of a dump, which is six times
 * as fast. Refuses with one sentence: a folder that
 * another process uses, one that cannot be written, one that is damaged or holds something else.
 */
export async function openEmbedded(place: EmbeddedPlace): Promise<Result<Embedded, string>> {
  if ('dump' in place) return startWorker({ folder: null, dump: place.dump }, newHost(), () => {});
  if (place.dataDir === null) return startWorker({ folder: null, dump: null }, newHost(), () => {});
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
  const opened = await startWorker({ folder: join(folder, 'postgres'), dump: null }, host.value, release);
  if (opened.ok) return opened;
  release();
  return err(
    `The data folder ${folder} is damaged (${opened.error}): put a copy of it back, or move it away to start anew.`,
  );
}

/** As `recursive` does, but where a folder that exists takes no other (such as /proc) it fails instead of trying for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function prepareFolder(folder: string): string | null {
  try {
    makeFolder(folder);
    const database = join(folder, 'postgres');
    if (existsSync(join(database, 'PG_VERSION'))) return null;
    if (existsSync(database)) {
      return `The data folder ${folder} is damaged (its database is incomplete): put a copy of it back, or move it away to start anew.`;
    }
    const strangers = readdirSync(folder).filter((name) => !name.startsWith('lock') && !name.endsWith(UNFINISHED));
    if (strangers.length === 0) return null;
    return `The folder ${folder} is not empty and holds no data of Baraza: give an empty or a new one with --data.`;
  } catch (cause) {
    return unusable(folder, cause);
  }
}

async function startWorker(
  place: Pick<EmbeddedOrder, 'folder' | 'dump'>,
  host: string,
  release: () => void,
): Promise<Result<Embedded, string>> {
  const order: EmbeddedOrder = { ...place, socket: join(host, '.s.PGSQL.5432'), connections: EMBEDDED_CONNECTIONS };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order, stderr: true, execArgv: [] });
  const ended = new Promise<void>((done) => {
    worker.once('exit', () => done());
  });
  const answer = await firstAnswer(worker);
  const close = async (): Promise<void> => {
    worker.postMessage('close');
    await ended;
    rmSync(host, { recursive: true, force: true });
    release();
  };
  if (answer.kind === 'ready') return ok({ host, close });
  await worker.terminate();
  rmSync(host, { recursive: true, force: true });
  return err(answer.reason);
}

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

function firstAnswer(worker: Worker): Promise<EmbeddedAnswer> {
  return new Promise((answered) => {
    const failed = (reason: string): void => answered({ kind: 'failed', reason });
    const onError = (cause: unknown): void => failed(cause instanceof Error ? cause.message : String(cause));
    worker.once('error', onError);
    worker.once('exit', (code) => failed(`its thread ended with status ${code}`));
    worker.on('message', (message: unknown) => {
      // Node's watch mode speaks on this channel too.
      if (!isAnswer(message)) return;
      worker.off('error', onError);
      answered(message);
    });
  });
}

function isAnswer(message: unknown): message is EmbeddedAnswer {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
