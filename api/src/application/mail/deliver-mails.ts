import type { MailId } from '../../kernel/ids.ts';
import { DAY, HOUR, millis, MINUTE, plus, type Instant, type Millis } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import type { AttemptQueue, TakenAttempt } from '../../store/attempt-queue.ts';
import { lockMail, mailsByIds, type MailRecord } from '../../store/reading/outbox.ts';
import { inTransaction } from '../../store/transaction.ts';
import { changeMail, forgetToken, type MailChange } from '../../store/writing/outbox.ts';
import type { JobWorld } from '../jobs/job.ts';
import { isAccountLink } from './account-link.ts';
import type { Post, Posted, WrittenMail } from './post.ts';
import { writeMail } from './write-mail.ts';

/** What delivering needs of the world. */
export interface DeliveryWorld extends Pick<JobWorld, 'db' | 'now' | 'entropy' | 'report'> {
  readonly post: Post;
  readonly queue: AttemptQueue<MailId>;
}

/** Why this program itself could not make an attempt. */
export const FAILURES = ['NOT_WRITTEN', 'NO_ADDRESS'] as const;

const AT_ONCE = 10;

/** How long after each failed attempt the next is made; after the last one the mail is given up. */
const PAUSES: readonly Millis[] = [
  MINUTE,
  millis(5 * MINUTE),
  millis(30 * MINUTE),
  millis(2 * HOUR),
  millis(8 * HOUR),
  DAY,
];

/**
 * Makes the attempts that lie in the queue: writes each mail, gives it to the post, and notes what became of it. Answers
 * how many; fails, when none of them is under way any more, if one could not be noted. A mail that was accepted just before this process was killed is sent again, under the same Message-ID.
 */
export async function deliverMails(world: DeliveryWorld): Promise<number> {
  const taken = await world.queue.take(AT_ONCE);
  const made = await Promise.allSettled(taken.map((attempt) => deliver(world, attempt)));
  for (const one of made) if (one.status === 'rejected') throw one.reason;
  return taken.length;
}

async function deliver(world: DeliveryWorld, taken: TakenAttempt<MailId>): Promise<void> {
  const { db, now, queue } = world;
  const [mail] = await mailsByIds(db.prisma, [taken.id]);
  const made = mail !== undefined && isCurrent(mail, taken) ? await attempt(world, mail) : null;
  await inTransaction(db, async (tx) => {
    const locked = await lockMail(tx, taken.id);
    let isDead = false;
    if (locked !== null && made !== null && isCurrent(locked, taken)) {
      const change = consequence(locked, made.posted, now());
      isDead = change.state === 'BOUNCED';
      await changeMail(tx, { ...change, ...saidIn(made.written) }, now());
      await wipe(tx, locked, change);
    }
    await queue.end(tx, taken.jobId, isDead);
    return { keep: true, value: null };
  });
}

interface Made {
  readonly posted: Posted;
  readonly written: WrittenMail | null;
}

/** Writes a mail and gives it to the post. A bug in the writing is reported, and the mail tried again later. */
async function attempt(world: DeliveryWorld, mail: MailRecord): Promise<Made> {
  const { report } = world;
  const { carrier } = world.post;
  if (carrier === null) return { posted: { kind: 'failed', reply: 'NO_MAIL_SERVER' }, written: null };
  const writing = await writeMail(world, mail).then(
    (written) => ({ written }),
    (failure: unknown) => ({ failure }),
  );
  if ('failure' in writing) {
    report(writing.failure);
    return { posted: { kind: 'failed', reply: 'NOT_WRITTEN' }, written: null };
  }
  const { written } = writing;
  if (written === null) return { posted: { kind: 'refused', reply: 'NO_ADDRESS' }, written };
  return { posted: await carrier.send(written), written };
}

function isCurrent(mail: MailRecord, { attempt }: TakenAttempt<MailId>): boolean {
  return mail.state === 'QUEUED' && mail.attempts === attempt;
}

function consequence({ id, attempts }: MailRecord, { kind, reply }: Posted, at: Instant): MailChange {
  if (kind === 'accepted') return { id, state: 'SENT', reason: reply, until: null };
  const pause = PAUSES[attempts - 1];
  if (kind === 'refused' || pause === undefined) return { id, state: 'BOUNCED', reason: reply, until: null };
  return { id, state: 'DEFERRED', reason: reply, until: plus(at, pause) };
}

function saidIn(written: WrittenMail | null): Pick<MailChange, 'written'> {
  return written === null ? {} : { written: { locale: written.locale, subject: written.subject } };
}

/** A link to an account is kept no longer than it has to be. */
async function wipe(tx: Tx, mail: MailRecord, { state }: MailChange): Promise<void> {
  if (isAccountLink(mail.kind) && state !== 'DEFERRED') await forgetToken(tx, mail.id);
}
