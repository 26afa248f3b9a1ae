import type { PushNoticeId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { AttemptQueue } from '../../store/attempt-queue.ts';
import { lockDueNotices } from '../../store/reading/push.ts';
import { inTransaction } from '../../store/transaction.ts';
import { setNotice } from '../../store/writing/push.ts';
import type { PushWorld } from './world.ts';

const AT_ONCE = 50;

/** Queues an attempt for each notice that is due, and again for those that were queued up to `left` and not sent. Answers for how many. */
export async function relayPushes(
  { db, now }: PushWorld,
  queue: () => Promise<AttemptQueue<PushNoticeId>>,
  left: Instant,
): Promise<number> {
  const at = now();
  const opened = await queue();
  return inTransaction(db, async (tx) => {
    const due = await lockDueNotices(tx, at, left, AT_ONCE);
    const attempts = due.map(({ id, attempt }) => ({ id, attempt: attempt + 1 }));
    for (const { id, attempt } of attempts) await setNotice(tx, id, { queuedAt: at, attempt });
    if (attempts.length > 0) await opened.put(tx, attempts);
    return { keep: true, value: attempts.length };
  });
}
