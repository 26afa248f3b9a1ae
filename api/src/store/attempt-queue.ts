import { fromPrisma, PgBoss } from 'pg-boss';
import type { AnyId } from '../kernel/ids.ts';
import type { Db, Tx } from './client.ts';

/** One attempt to send something out, as it lies in the queue. */
export interface Attempt<Id extends AnyId> {
  readonly id: Id;
  /** From 1; an attempt that is no longer the last of what is sent is not made. */
  readonly attempt: number;
}

/** An attempt that was taken out of the queue; it is to be ended. */
export interface TakenAttempt<Id extends AnyId> extends Attempt<Id> {
  readonly jobId: string;
}

/** The queue through which attempts go to whichever process is free. */
export interface AttemptQueue<Id extends AnyId> {
  /** Queues attempts within a transaction: they are there when it commits. */
  put(tx: Tx, attempts: readonly Attempt<Id>[]): Promise<void>;
  /** Takes attempts that nobody else has, at most `limit`. */
  take(limit: number): Promise<readonly TakenAttempt<Id>[]>;
  /** Ends attempts within a transaction; `isDead` puts them among the dead letters. */
  end(tx: Tx, jobIds: readonly string[], isDead: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The queues that there are. */
export type QueueName = 'mail' | 'push' | 'webhooks';

const NO_JOB = '00000000-0000-0000-0000-000000000000';
const ONCE = { retryLimit: 0, deleteAfterSeconds: 3_600, expireInSeconds: 900 };

/**
 * pg-boss over the pool of the database, embedded or not. Every decision about time is made before an attempt is queued,
 * so that it obeys the injected clock: here an attempt is due at once and is made at most once.
 */
export async function openQueue<Id extends AnyId>(
  { pool }: Db,
  name: QueueName,
  report: (failure: unknown) => void,
): Promise<AttemptQueue<Id>> {
  const executeSql = async (text: string, values: unknown[] = []) => {
    const result = await (values.length === 0 ? pool.query(text) : pool.query(text, values));
    const last: unknown = Array.isArray(result) ? result.at(-1) : result;
    return last as { rows: unknown[] };
  };
  const boss = new PgBoss({ db: { executeSql }, schedule: false });
  boss.on('error', report);
  const close = (): Promise<void> => boss.stop({ graceful: false, close: false });
  await prepare(boss, name).catch(async (failure: unknown) => {
    await close().catch(report);
    throw failure;
  });
  return {
    async put(tx, attempts) {
      const jobs = attempts.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: fromPrisma(tx) });
    },
    async take(limit) {
      const jobs = await boss.fetch<Attempt<Id>>(name, { batchSize: limit });
      return jobs.map(({ id, data }) => ({ ...data, jobId: id }));
    },
    async end(tx, jobIds, isDead) {
      if (jobIds.length === 0) return;
      const db = fromPrisma(tx);
      if (isDead) await boss.fail(name, [...jobIds], null, { db });
      else await boss.complete(name, [...jobIds], null, { db });
    },
    close,
  };
}

async function prepare(boss: PgBoss, name: QueueName): Promise<void> {
  await boss.start();
  const kept = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 90 * 86_400 };
  const deadLetter = `${name}-dead-letters`;
  await boss.createQueue(deadLetter, kept);
  await boss.createQueue(name, { ...kept, ...ONCE, deadLetter });
  // The first question about a queue reads how it is set up, on a connection of its own. Asked within a transaction it would
  // wait for ever on the embedded database, whose connections take turns; so it is asked here.
  await boss.findJobs(name, { id: NO_JOB });
}
