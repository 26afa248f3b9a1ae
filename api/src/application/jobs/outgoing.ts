import type { AnyId } from '../../kernel/ids.ts';
import { HOUR, instant, millis, minus, MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { openQueue, type AttemptQueue, type QueueName } from '../../store/attempt-queue.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue, type DueWork } from './when-due.ts';

/** An attempt that was broken off is made again after this time; on the embedded database at once, or at the next start. */
const LEFT_BEHIND = millis(10 * MINUTE);

/** What goes out of this server because of what has happened: what follows from the log, what is due of it, and the attempts to send it. */
export interface Outgoing<Id extends AnyId> extends Pick<DueWork, 'topics' | 'lateness'> {
  readonly queue: QueueName;
  /** Makes what follows from the events of the log that were not followed yet. Answers whether there may be more. */
  follow(): Promise<boolean>;
  /** Queues what is due, and again what was queued up to `left` and not sent. Answers whether there may be more. */
  relay(queue: () => Promise<AttemptQueue<Id>>, left: Instant): Promise<boolean>;
  /** Makes attempts that lie in the queue. Answers whether there may be more; fails, when none of them is under way any more, if one could not be noted. */
  deliver(queue: AttemptQueue<Id>): Promise<boolean>;
  /** Forgets what is kept no longer; called hourly. */
  clean(): Promise<unknown>;
  /** What is to be done next. */
  ahead(): Promise<OutgoingAhead>;
}

/** When the next is due that waits (null: none does), and when the first was queued of those whose attempt is under way (null: none is). */
export interface OutgoingAhead {
  readonly due: Instant | null;
  readonly queued: Instant | null;
}

/**
 * Follows the log, queues what is due and sends it. Any number of servers may do so; an attempt is made by one. Ends when the signal
 * aborts.
 */
export async function runOutgoing<Id extends AnyId>(world: JobWorld, outgoing: Outgoing<Id>): Promise<void> {
  const { db, now, report } = world;
  const queue: { opened: Promise<AttemptQueue<Id>> | null } = { opened: null };
  const opening = (): Promise<AttemptQueue<Id>> =>
    (queue.opened ??= openQueue<Id>(db, outgoing.queue, report).catch((failure: unknown) => {
      queue.opened = null;
      throw failure;
    }));
  let nextCleaning = now();
  const justNow = (): Instant => minus(now(), millis(1));
  // Nobody else makes attempts on the embedded database, so that none is under way that was queued up to here.
  let brokenOff = justNow();
  async function deliver(opened: AttemptQueue<Id>): Promise<boolean> {
    try {
      return await outgoing.deliver(opened);
    } catch (failure) {
      brokenOff = justNow();
      throw failure;
    }
  }
  await workWhenDue(world, {
    get topics() {
      return outgoing.topics;
    },
    ...(outgoing.lateness !== undefined && { lateness: outgoing.lateness }),
    async work() {
      if (now() >= nextCleaning) {
        await outgoing.clean();
        nextCleaning = plus(now(), HOUR);
      }
      const isAlone = db.address === null;
      for (;;) {
        const left = isAlone ? brokenOff : minus(now(), LEFT_BEHIND);
        const hasMoreToFollow = await outgoing.follow();
        const hasMoreToRelay = await outgoing.relay(opening, left);
        const hasMoreToDeliver = queue.opened !== null && (await deliver(await queue.opened));
        if (world.signal.aborted || !(hasMoreToFollow || hasMoreToRelay || hasMoreToDeliver)) break;
      }
      const { due, queued } = await outgoing.ahead();
      const times = [...(due === null ? [] : [due]), ...(queued === null ? [] : [plus(queued, LEFT_BEHIND)])];
      return times.length === 0 ? null : instant(Math.min(...times));
    },
  });
  await (await queue.opened)?.close();
}
