import type { WebhookId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { AttemptQueue } from '../../store/attempt-queue.ts';
import { isWebhookDue, lockDueWebhooks } from '../../store/reading/webhook.ts';
import { inTransaction } from '../../store/transaction.ts';
import { setWebhook } from '../../store/writing/webhook.ts';
import type { WebhookWorld } from './world.ts';

const AT_ONCE = 50;

/**
 * Queues an attempt for each webhook for which an event is due, one at a time, and again for those whose attempt was queued up to
 * `left` and has not ended. Answers for how many.
 */
export async function relayWebhooks(
  { db, now }: WebhookWorld,
  queue: () => Promise<AttemptQueue<WebhookId>>,
  left: Instant,
): Promise<number> {
  const at = now();
  if (!(await isWebhookDue(db.prisma, at, left))) return 0;
  const opened = await queue();
  return inTransaction(db, async (tx) => {
    const webhooks = await lockDueWebhooks(tx, at, left, AT_ONCE);
    const attempts = webhooks.map(({ id, attempt }) => ({ id, attempt: attempt + 1 }));
    for (const { id, attempt } of attempts) await setWebhook(tx, id, { queuedAt: at, attempt });
    if (attempts.length > 0) await opened.put(tx, attempts);
    return { keep: true, value: attempts.length };
  });
}
