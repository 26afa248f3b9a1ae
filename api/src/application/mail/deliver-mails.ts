import { DAY, HOUR, millis, MINUTE, plus, type Instant, type Millis } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import type { MailQueue, TakenAttempt } from '../../store/mail-queue.ts';
import { lockMail, mailsByIds, type MailRecord } from '../../store/reading/outbox.ts';
import { inTransaction } from '../../store/transaction.ts';
import { changeMail, forgetToken, type MailChange } from '../../store/writing/outbox.ts';
import type { JobWorld } from '../jobs/job.ts';
import type { Post, Posted, WrittenMail } from './post.ts';
import { writeMail } from './write-mail.ts';

/** What delivering needs of the world. */
export interface DeliveryWorld extends Pick<JobWorld, 'db' | 'now' | 'entropy' | 'report'> {
  readonly post: Post;
  readonly queue: MailQueue;
}

const AT_ONCE = 10;

/** How long after each failed attempt the next is made; after the last one the mail is given up. */
const PAUSES: readonly Millis[] = [MINUTE, millis(5 * MINUTE), millis(30 * MINUTE), millis(2 * HOUR), millis(8 * HOUR), DAY];

/**
 * Makes the attempts that lie in the queue: writes each mail, gives it to the post, and notes what became of it. Answers
 * how many. A mail that was accepted just before this process was killed is sent again, under the same Message-ID.
 */
export async function deliverMails(world: DeliveryWorld): Promise<number> {
  const taken = await world.queue.take(AT_ONCE);
  await Promise.all(taken.map((attempt) => deliver(world, attempt)));
  return taken.length;
}

async function deliver(world: DeliveryWorld, attempt: TakenAttempt): Promise<void> {
  const { db, now, queue, report } = world;
  const [mail] = await mailsByIds(db.prisma, [attempt.mailId]);
  const isDue = mail !== undefined && isCurrent(mail, attempt);
  const written = isDue ? await writeMail(world, mail).catch((failure: unknown) => void report(failure)) : null;
  const posted = isDue ? await post(world, written) : null;
  await inTransaction(db, async (tx) => {
    const locked = await lockMail(tx, attempt.mailId);
    let isDead = false;
    if (locked !== null && posted !== null && isCurrent(locked, attempt)) {
      const change = consequence(locked, posted, now());
      isDead = change.state === 'BOUNCED';
      await changeMail(tx, { ...change, ...saidIn(written) }, now());
      await wipe(tx, locked, change);
    }
    await queue.end(tx, attempt.jobId, isDead);
    return { keep: true, value: null };
  });
}

function isCurrent(mail: MailRecord, { attempt }: TakenAttempt): boolean {
  return mail.state === 'QUEUED' && mail.attempts === attempt;
}

/** `undefined`: the mail could not be written; null: its player has no address any more. */
async function post({ post: { carrier } }: DeliveryWorld, written: WrittenMail | null | void): Promise<Posted> {
  if (carrier === null) return { kind: 'failed', reply: 'NO_MAIL_SERVER' };
  if (written === undefined) return { kind: 'failed', reply: 'NOT_WRITTEN' };
  return written === null ? { kind: 'refused', reply: 'NO_ADDRESS' } : carrier.send(written);
}

function consequence({ id, attempts }: MailRecord, { kind, reply }: Posted, at: Instant): MailChange {
  if (kind === 'accepted') return { id, state: 'SENT', reason: reply, until: null };
  const pause = PAUSES[attempts - 1];
  if (kind === 'refused' || pause === undefined) return { id, state: 'BOUNCED', reason: reply, until: null };
  return { id, state: 'DEFERRED', reason: reply, until: plus(at, pause) };
}

function saidIn(written: WrittenMail | null | void): Pick<MailChange, 'written'> {
  return written == null ? {} : { written: { locale: written.locale, subject: written.subject } };
}

/** A link to sign in is kept no longer than it has to be. */
async function wipe(tx: Tx, mail: MailRecord, { state }: MailChange): Promise<void> {
  if (mail.kind === 'MAGIC_LINK' && state !== 'DEFERRED') await forgetToken(tx, mail.id);
}
