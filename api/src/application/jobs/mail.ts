import type { MailId } from '../../kernel/ids.ts';
import { DAY, millis, minus, MINUTE } from '../../kernel/time.ts';
import { mailsAhead } from '../../store/reading/outbox.ts';
import { forgetOldEntryRequests } from '../../store/writing/entry-request.ts';
import { forgetOldMails } from '../../store/writing/outbox.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import { followInboxes, INBOXES_AT_ONCE } from '../mail/follow-inboxes.ts';
import type { Post } from '../mail/post.ts';
import { relayMails } from '../mail/relay-mails.ts';
import type { JobWorld } from './job.ts';
import { runOutgoing } from './outgoing.ts';

/** What the mail job may use of the world. */
export interface MailWorld extends JobWorld {
  readonly post: Post;
}

/** Where nothing is sent nobody waits for the mails of his turns, and those of so long are ended together. */
const UNSENT_LATENESS = MINUTE;

/** How long the log of a mail that has come to its end is kept, and what a stranger has asked for by mail. */
const KEPT = millis(90 * DAY);

/**
 * Makes the mails that follow from events and sends those of the outbox: what is due is decided (sent, held, put into a digest, suppressed), queued, and given to
 * the post. Ends when the signal aborts.
 */
export async function runMail(world: MailWorld): Promise<void> {
  const { db, now, post } = world;
  await runOutgoing<MailId>(world, {
    queue: 'mail',
    topics: ['mail', 'player', 'desk'],
    lateness: (topic) => (post.carrier === null && topic.startsWith('player:') ? UNSENT_LATENESS : millis(0)),
    follow: async () => (await followInboxes(world)) === INBOXES_AT_ONCE,
    relay: (queue, left) => relayMails({ ...world, queue }, left),
    deliver: (queue) => deliverMails({ ...world, queue }),
    async clean() {
      await forgetOldMails(db.prisma, minus(now(), KEPT));
      await forgetOldEntryRequests(db.prisma, minus(now(), KEPT));
    },
    ahead: () => mailsAhead(db.prisma),
  });
}
