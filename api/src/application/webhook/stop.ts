import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import { appendEvents } from '../../store/event.ts';
import { accountById } from '../../store/reading/account.ts';
import type { WebhookRecord } from '../../store/reading/webhook.ts';
import type { TOLD_STOPS } from '../../store/webhook.ts';
import { setWebhook } from '../../store/writing/webhook.ts';
import { inboxTopic } from '../events.ts';
import type { DomainEvent } from '../vocabulary/event.ts';

/** Turns off a webhook, which is locked, and tells its owner. What waits for it stays. */
export async function stopWebhook(
  tx: Tx,
  { id, accountId, url }: Pick<WebhookRecord, 'id' | 'accountId' | 'url'>,
  reason: (typeof TOLD_STOPS)[number],
  at: Instant,
): Promise<void> {
  await setWebhook(tx, id, { stopped: { at, reason }, queuedAt: null });
  const playerId = (await accountById(tx, accountId))?.playerId ?? null;
  if (playerId === null) return;
  const payload = { webhookId: id, host: new URL(url).host, reason };
  const event: DomainEvent = { topic: inboxTopic(playerId), kind: 'MyWebhookStopped', payload };
  await appendEvents(tx, [event], at);
}
