import { asId, type PlayerId } from '../../kernel/ids.ts';
import { DAY, millis, minus } from '../../kernel/time.ts';
import { lockBehind, noteFollowed } from '../../store/follower.ts';
import { inTransaction } from '../../store/transaction.ts';
import { insertMails } from '../../store/writing/outbox.ts';
import type { JobWorld } from '../jobs/job.ts';
import { eventsBehind } from '../vocabulary/log.ts';
import { answeredRequests } from './answered-requests.ts';
import { causedMails } from './caused-mails.ts';

/** The most that it deals with. */
export const INBOXES_AT_ONCE = 50;
const PLAYER = 'player:';

/** What happened longer ago than this is told by no mail any more. */
const OLDEST = millis(7 * DAY);

/**
 * Makes the mails that follow from what has come into players' inboxes and onto directors' desks, and notes up to where mail has followed each, both or
 * neither: a server that is killed makes them when it is back, and of several servers one makes them. Answers how many inboxes
 * it dealt with.
 */
export async function followInboxes({ db, now }: Pick<JobWorld, 'db' | 'now'>): Promise<number> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const inboxes = await lockBehind(tx, 'mail', INBOXES_AT_ONCE);
    if (inboxes.length === 0) return { keep: true, value: 0 };
    const events = (await eventsBehind(tx, inboxes)).filter((event) => event.at >= minus(at, OLDEST));
    const commands = Map.groupBy(events, ({ topic, first }) => `${topic} ${first}`);
    const mails = [...commands.values()].flatMap(([event, ...others]) =>
      event?.topic.startsWith(PLAYER) === true ? causedMails(playerOf(event.topic), [event, ...others], event.at) : [],
    );
    await insertMails(tx, [...mails, ...(await answeredRequests(tx, events))], at);
    await noteFollowed(tx, 'mail', inboxes);
    return { keep: true, value: inboxes.length };
  });
}

function playerOf(inbox: string): PlayerId {
  return asId<PlayerId>(inbox.slice(PLAYER.length));
}
