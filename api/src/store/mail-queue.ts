import { fromPrisma, PgBoss } from 'pg-boss';
import type { MailId } from '../kernel/ids.ts';
import type { Db, Tx } from './client.ts';

/** One attempt to send a mail, as it lies in the queue. */
export interface MailAttempt {
  readonly mailId: MailId;
  /** From 1; an attempt that is no longer the mail's last is not made. */
  readonly attempt: number;
}

/** An attempt that was taken out of the queue; it is to be ended. */
export interface TakenAttempt extends MailAttempt {
  readonly jobId: string;
}

/** The queue through which attempts go to whichever process is free. */
export interface MailQueue {
  /** Queues attempts within a transaction: they are there when it commits. */
  put(tx: Tx, attempts: readonly MailAttempt[]): Promise<void>;
  /** Takes attempts that nobody else has, at most `limit`. */
  take(limit: number): Promise<readonly TakenAttempt[]>;
  /** Ends an attempt within a transaction; `isDead` puts it among the dead letters. */
  end(tx: Tx, jobId: string, isDead: boolean): Promise<void>;
  close(): Promise<void>;
}

const QUEUE = 'mail';
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const DEAD = 'mail-dead-letters';
const ONCE = { retryLimit: 0, deleteAfterSeconds: 3_600, expireInSeconds: 900 };

/**
 * pg-boss over the pool of the database, embedded or not. Every decision about time is made before an attempt is queued,
 * so that it obeys the injected clock: here an attempt is due at once and is made at most once.
 */
export async function openMailQueue({ pool }: Db, report: (failure: unknown) => void): Promise<MailQueue> {
  const executeSql = async (text: string, values: unknown[] = []) => {
    const result = await (values.length === 0 ? pool.query(text) : pool.query(text, values));
    const last: unknown = Array.isArray(result) ? result.at(-1) : result;
    return last as { rows: unknown[] };
  };
  const boss = new PgBoss({ db: { executeSql }, schedule: false });
  boss.on('error', report);
  const close = (): Promise<void> => boss.stop({ graceful: false, close: false });
  await prepare(boss).catch(async (failure: unknown) => {
    await close().catch(report);
    throw failure;
  });
  return {
    async put(tx, attempts) {
      const jobs = attempts.map((data) => ({ data }));
      await boss.insert(QUEUE, jobs, { db: fromPrisma(tx) });
    },
    async take(limit) {
      const jobs = await boss.fetch<MailAttempt>(QUEUE, { batchSize: limit });
      return jobs.map(({ id, data }) => ({ ...data, jobId: id }));
    },
    async end(tx, jobId, isDead) {
      const db = fromPrisma(tx);
      if (isDead) await boss.fail(QUEUE, jobId, null, { db });
      else await boss.complete(QUEUE, jobId, null, { db });
    },
    close,
  };
}

async function prepare(boss: PgBoss): Promise<void> {
  await boss.start();
  const kept = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 90 * 86_400 };
  await boss.createQueue(DEAD, kept);
  await boss.createQueue(QUEUE, { ...kept, ...ONCE, deadLetter: DEAD });
  // The first question about a queue reads how it is set up, on a connection of its own. Asked within a transaction it would
  // wait for ever on the embedded database, whose connections take turns; so it is asked here.
  await boss.findJobs(QUEUE, { id: NO_JOB });
}
