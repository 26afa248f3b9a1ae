import { DAY, HOUR, instant, millis, minus, MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { openMailQueue, type MailQueue } from '../../store/mail-queue.ts';
import { firstMailDue, firstQueued } from '../../store/reading/outbox.ts';
import { forgetOldEntryRequests } from '../../store/writing/entry-request.ts';
import { forgetOldMails } from '../../store/writing/outbox.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { followInboxes } from '../mail/follow-inboxes.ts';
import type { Post } from '../mail/post.ts';
import { relayMails } from '../mail/relay-mails.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

/** What the mail job may use of the world. */
export interface MailWorld extends JobWorld {
  readonly post: Post;
}

/** An attempt that was broken off is made again after this time; on the embedded database at once, or at the next start. */
const LEFT_BEHIND = millis(10 * MINUTE);

/** How long the log of a mail that has come to its end is kept, and what a stranger has asked for by mail. */
const KEPT = millis(90 * DAY);

/**
 * Makes the mails that follow from events and sends those of the outbox: what is due is decided (sent, held, put into a digest, suppressed), queued, and given to
 * the post. Any number of servers may do so; an attempt is made by one. Ends when the signal aborts.
 */
export async function runMail(world: MailWorld): Promise<void> {
  const { db, now, report } = world;
  const queue: { opened: Promise<MailQueue> | null } = { opened: null };
  const openQueue = (): Promise<MailQueue> =>
    (queue.opened ??= openMailQueue(db, report).catch((failure: unknown) => {
      queue.opened = null;
      throw failure;
    }));
  let nextCleaning = now();
  const justNow = (): Instant => minus(now(), millis(1));
  // Nobody else makes attempts on the embedded database, so that none is under way that was queued up to here.
  let brokenOff = justNow();
  async function deliver(opened: MailQueue): Promise<number> {
    try {
      return await deliverMails({ ...world, queue: opened });
    } catch (failure) {
      brokenOff = justNow();
      throw failure;
    }
  }
  await workWhenDue(world, {
    topics: ['mail', 'player', 'desk'],
    async work() {
      if (now() >= nextCleaning) {
        await forgetOldMails(db.prisma, minus(now(), KEPT));
        await forgetOldEntryRequests(db.prisma, minus(now(), KEPT));
        nextCleaning = plus(now(), HOUR);
      }
      const isAlone = db.address === null;
      for (;;) {
        const left = isAlone ? brokenOff : minus(now(), LEFT_BEHIND);
        const followed = await followInboxes(world);
        const relayed = await relayMails({ ...world, queue: openQueue }, left);
        const delivered = queue.opened === null ? 0 : await deliver(await queue.opened);
        if (world.signal.aborted || followed + relayed + delivered === 0) break;
      }
      return nextWork(world);
    },
  });
  await (await queue.opened)?.close();
}

async function nextWork({ db }: JobWorld): Promise<Instant | null> {
  const [due, queued] = await Promise.all([firstMailDue(db.prisma), firstQueued(db.prisma)]);
  const times = [...(due === null ? [] : [due]), ...(queued === null ? [] : [plus(queued, LEFT_BEHIND)])];
  return times.length === 0 ? null : instant(Math.min(...times));
}
