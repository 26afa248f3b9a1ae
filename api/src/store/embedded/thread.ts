import { existsSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { EmbeddedAnswer, EmbeddedOrder, Failure } from './order.ts';

/** A thread in which the database is open and its socket served. */
export interface DatabaseThread {
  /** Ends when the thread has, by itself or because it was closed. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Starts a thread on what an order says; why not, where the database cannot be opened. */
export async function startThread(order: EmbeddedOrder): Promise<Result<DatabaseThread, Failure>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order, stderr: true, execArgv: [] });
  const ended = new Promise<void>((done) => {
    worker.once('exit', () => done());
  });
  const answer = await firstAnswer(worker);
  if (answer.kind === 'ready') return ok({ ended, close: () => worker.postMessage('close') });
  await worker.terminate();
  return err(answer);
}

/**
 * How many calls of `tend` pass before a broken database is opened again: one, and twice as many, up to the most, each time
 * that it has broken again before it was sound for so many.
 */
const LONGEST_WAIT = 8;
const SOUND = 60;

/**
 * A thread with others after it: one that ends because its database has broken, as when its disk is full, is followed by
 * another on the same folder, which finds all that was committed; while that is not in its place, nothing is made anew there. A
 * database in memory is gone with its thread.
 */
export function lastingThread(
  order: EmbeddedOrder,
  first: DatabaseThread,
): { readonly tend: () => void; readonly close: () => Promise<void> } {
  let thread: DatabaseThread | null = null;
  let opening: Promise<void> | null = null;
  let isClosed = false;
  let wait = 1;
  let calls = 0;

  function follow(followed: DatabaseThread): void {
    thread = followed;
    void followed.ended.then(() => {
      thread = null;
      calls = 0;
    });
  }

  async function openAgain(): Promise<void> {
    const started = await followingThread(order);
    calls = 0;
    wait = Math.min(2 * wait, LONGEST_WAIT);
    if (started.ok) follow(started.value);
    opening = null;
  }

  follow(first);
  return {
    tend() {
      calls += 1;
      if (thread !== null) {
        if (calls >= SOUND) wait = 1;
        return;
      }
      const isThere = order.folder !== null && existsSync(order.folder);
      if (opening === null && !isClosed && isThere && calls >= wait) opening = openAgain();
    },
    async close() {
      isClosed = true;
      await opening;
      const last = thread;
      last?.close();
      await last?.ended;
    },
  };
}

/** Starts another thread where one has ended; what goes wrong is the same disk again, and is an answer too. */
async function followingThread(order: EmbeddedOrder): Promise<Result<DatabaseThread, Failure>> {
  try {
    rmSync(order.socket, { force: true });
    return await startThread(order);
  } catch (cause) {
    return err({ reason: String(cause), isDisk: true });
  }
}

function firstAnswer(worker: Worker): Promise<EmbeddedAnswer> {
  return new Promise((answered) => {
    const failed = (reason: string): void => answered({ kind: 'failed', reason, isDisk: false });
    const onError = (cause: unknown): void => failed(cause instanceof Error ? cause.message : String(cause));
    worker.on('error', onError);
    worker.once('exit', (code) => failed(`its thread ended with status ${code}`));
    worker.on('message', (message: unknown) => {
      // Node's watch mode speaks on this channel too.
      if (isAnswer(message)) answered(message);
    });
  });
}

function isAnswer(message: unknown): message is EmbeddedAnswer {
  return typeof message === 'object' && message !== null && 'kind' in message;
}
