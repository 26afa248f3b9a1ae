import { invariant } from '../../kernel/assert.ts';
import type { MailId, PlayerId } from '../../kernel/ids.ts';
import { DAY, millis, type Instant } from '../../kernel/time.ts';
import type { Attempt, AttemptQueue } from '../../store/attempt-queue.ts';
import { lockDueMails, type MailRecord } from '../../store/reading/outbox.ts';
import { inTransaction } from '../../store/transaction.ts';
import {
  changeMails,
  deleteMails,
  forgetTokens,
  insertMails,
  mailId,
  type MailChange,
  type NewMail,
} from '../../store/writing/outbox.ts';
import type { JobWorld } from '../jobs/job.ts';
import { isAccountLink } from './account-link.ts';
import { MAILS_OF_MOVES, type Suppression } from './decision.ts';
import { agreeingPlayers, decideBy, gamesOf, mailFacts, type MailFacts } from './mail-facts.ts';
import type { Post } from './post.ts';
import { remindersOfTurns } from './turn-reminders.ts';

/** What relaying needs of the world; the queue is opened when the first attempt is put into it. */
export interface RelayWorld extends Pick<JobWorld, 'db' | 'now'> {
  readonly post: Post;
  readonly queue: () => Promise<AttemptQueue<MailId>>;
}

const AT_ONCE = 50;
/** Where nothing is sent, little is to be decided. */
const AT_ONCE_UNSENT = 500;
const ASKED_EVERY = millis(30 * DAY);

/**
 * Decides what is to be done with the mails that are due, and queues those that are to be sent, all in one transaction and in as
 * many statements for all as for one. What was queued up to `left` and not sent is queued again. Answers whether there may be more.
 */
export async function relayMails({ db, now, post, queue }: RelayWorld, left: Instant): Promise<boolean> {
  const at = now();
  const opened = post.carrier === null ? null : await queue();
  const limit = opened === null ? AT_ONCE_UNSENT : AT_ONCE;
  return inTransaction(db, async (tx) => {
    const mails = await lockDueMails(tx, at, left, limit);
    if (mails.length === 0) return { keep: true, value: false };
    const facts = await mailFacts(tx, mails, post);
    const relay: Relay = { at, facts, attempts: [], made: [], changes: [], withdrawn: [], forgotten: [] };
    for (const mail of mails) {
      relay.made.push(...remindersOf(mail, facts));
      if (opened === null) suppress(relay, mail, 'NO_MAIL_SERVER');
      else settle(relay, mail);
    }
    await changeMails(tx, relay.changes, at);
    await deleteMails(tx, relay.withdrawn);
    await forgetTokens(tx, relay.forgotten);
    await insertMails(tx, relay.made, at);
    if (opened !== null && relay.attempts.length > 0) await opened.put(tx, relay.attempts);
    return { keep: true, value: mails.length === limit };
  });
}

/** What is decided for the mails of one turn. */
interface Relay {
  readonly at: Instant;
  readonly facts: MailFacts;
  readonly attempts: Attempt<MailId>[];
  readonly made: NewMail[];
  readonly changes: MailChange[];
  readonly withdrawn: MailId[];
  /** Whose link to an account is kept no longer. */
  readonly forgotten: MailId[];
}

function settle(relay: Relay, mail: MailRecord): void {
  const { at, facts, attempts, made, changes, withdrawn } = relay;
  const { id, playerId } = mail;
  const decision = decideBy(facts, mail, at);
  switch (decision.kind) {
    case 'send': {
      const attempt = mail.attempts + 1;
      attempts.push({ id, attempt });
      if (playerId !== null && MAILS_OF_MOVES.includes(mail.kind) && !facts.told.has(playerId))
        facts.told.set(playerId, id);
      return void changes.push({ id, state: 'QUEUED', reason: null, until: at, attempts: attempt });
    }
    case 'hold':
      return void changes.push({ id, state: 'HELD', reason: decision.reason, until: decision.until });
    case 'suppress':
      if (decision.reason === 'UNPROVEN' && playerId !== null) made.push(proofRequest(playerId, at));
      return suppress(relay, mail, decision.reason);
    case 'withdraw':
      return void withdrawn.push(id);
    case 'digest': {
      invariant(playerId !== null, 'only mails to players are put into a digest');
      const dedupeKey = `digest:${playerId}:${mail.notBefore}`;
      made.push({ kind: 'DIGEST', payload: {}, playerId, dedupeKey, notBefore: at });
      const digestId = mailId(dedupeKey);
      return void changes.push({ id, state: 'DIGESTED', reason: null, until: null, digestId });
    }
  }
}

/** Ends a mail unsent; a link to an account is kept no longer. */
function suppress({ changes, forgotten }: Relay, { id, kind }: MailRecord, reason: Suppression): void {
  changes.push({ id, state: 'SUPPRESSED', reason, until: null });
  if (isAccountLink(kind)) forgotten.push(id);
}

/** Asks once in so many days whose address it is, in place of what is not sent to it. */
function proofRequest(playerId: PlayerId, at: Instant): NewMail {
  const dedupeKey = `confirm-address:${playerId}:${Math.floor(at / ASKED_EVERY)}`;
  return { kind: 'CONFIRM_ADDRESS', payload: {}, playerId, dedupeKey, notBefore: at };
}

/** The reminders of the turns that a mail tells of for the first time; of an agreement to everybody who still has to agree. */
function remindersOf(mail: MailRecord, { preferences, games }: MailFacts): readonly NewMail[] {
  if (mail.state !== 'MADE' || mail.kind === 'REMINDER') return [];
  const told = gamesOf(mail).flatMap((id) => games.get(id) ?? []);
  return told.flatMap((game) => {
    const agreeing = agreeingPlayers(game);
    const isHis = mail.kind !== 'MOVE' || game.ply === mail.payload.ply;
    const reminded = agreeing.length > 0 ? agreeing : isHis && mail.playerId !== null ? [mail.playerId] : [];
    return reminded.flatMap((playerId) => {
      const wanted = preferences.get(playerId);
      return wanted?.enabled === true ? remindersOfTurns(playerId, [game], wanted) : [];
    });
  });
}
