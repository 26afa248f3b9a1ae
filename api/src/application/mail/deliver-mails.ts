import type { MailId } from '../../kernel/ids.ts';
import { DAY, HOUR, millis, MINUTE, plus, type Instant, type Millis } from '../../kernel/time.ts';
import type { AttemptQueue, TakenAttempt } from '../../store/attempt-queue.ts';
import { lockMails, mailsByIds, type MailRecord } from '../../store/reading/outbox.ts';
import { inTransaction } from '../../store/transaction.ts';
import { changeMails, forgetTokens, type MailChange } from '../../store/writing/outbox.ts';
import type { JobWorld } from '../jobs/job.ts';
import { isAccountLink } from './account-link.ts';
import type { Post, Posted, WrittenMail } from './post.ts';
import { mailWriter } from './write-mail.ts';

/** What delivering needs of the world. */
export interface DeliveryWorld extends Pick<JobWorld, 'db' | 'now' | 'entropy' | 'report'> {
  readonly post: Post;
  readonly queue: AttemptQueue<MailId>;
}

/** Why this program itself could not make an attempt. */
export const FAILURES = ['NOT_WRITTEN', 'NO_ADDRESS'] as const;

const AT_ONCE = 50;

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
 * Makes the attempts that lie in the queue: writes each mail, gives it to the post, and notes what became of it; those that end
 * while others are noted are noted together. Answers whether there may be more; fails, when none of them is under way any more, if
 * one could not be noted. A mail that was accepted just before this process was killed is sent again, under the same Message-ID.
 */
export async function deliverMails(world: DeliveryWorld): Promise<boolean> {
  const taken = await world.queue.take(AT_ONCE);
  if (taken.length === 0) return false;
  const ids = taken.map(({ id }) => id);
  const mails = new Map((await mailsByIds(world.db.prisma, ids)).map((mail) => [mail.id, mail]));
  const write = await mailWriter(world, [...mails.values()]);
  const ended: Ended[] = [];
  let noting: Promise<unknown> = Promise.resolve();
  const noteEnded = () => note(world, ended.splice(0));
  const deliver = async (one: TakenAttempt<MailId>): Promise<void> => {
    const mail = mails.get(one.id);
    const made = mail !== undefined && isCurrent(mail, one) ? await attempt(world, write, mail) : null;
    ended.push({ ...one, made });
    const noted = noting.then(noteEnded);
    noting = noted.catch(() => {});
    return noted;
  };
  for (const one of await Promise.allSettled(taken.map(deliver))) if (one.status === 'rejected') throw one.reason;
  return taken.length === AT_ONCE;
}

/** An attempt that has ended, and what was made of it; null: it was not to be made any more. */
interface Ended extends TakenAttempt<MailId> {
  readonly made: Made | null;
}

/** Notes what became of attempts, all or none. */
async function note({ db, now, queue }: DeliveryWorld, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return;
  await inTransaction(db, async (tx) => {
    const locked = await lockMails(
      tx,
      ended.map(({ id }) => id),
    );
    const mails = new Map(locked.map((mail) => [mail.id, mail]));
    const at = now();
    const changes = ended.flatMap((one): (MailChange & Pick<TakenAttempt<MailId>, 'jobId'>)[] => {
      const mail = mails.get(one.id);
      if (mail === undefined || one.made === null || !isCurrent(mail, one)) return [];
      const { posted, written } = one.made;
      return [{ ...consequence(mail, posted, at), ...saidIn(written), jobId: one.jobId }];
    });
    await changeMails(tx, changes, at);
    // A link to an account is kept no longer than it has to be.
    const wiped = changes.filter(({ state }) => state !== 'DEFERRED').flatMap(({ id }) => mails.get(id) ?? []);
    await forgetTokens(
      tx,
      wiped.filter(({ kind }) => isAccountLink(kind)).map(({ id }) => id),
    );
    const dead = new Set(changes.filter(({ state }) => state === 'BOUNCED').map(({ jobId }) => jobId));
    const jobs = ended.map(({ jobId }) => jobId);
    await queue.end(tx, [...dead], true);
    await queue.end(
      tx,
      jobs.filter((job) => !dead.has(job)),
      false,
    );
    return { keep: true, value: null };
  });
}

interface Made {
  readonly posted: Posted;
  readonly written: WrittenMail | null;
}

/** Writes a mail and gives it to the post. A bug in the writing is reported, and the mail tried again later. */
async function attempt(
  world: DeliveryWorld,
  write: (mail: MailRecord) => Promise<WrittenMail | null>,
  mail: MailRecord,
): Promise<Made> {
  const { report } = world;
  const { carrier } = world.post;
  if (carrier === null) return { posted: { kind: 'failed', reply: 'NO_MAIL_SERVER' }, written: null };
  const writing = await write(mail).then(
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
