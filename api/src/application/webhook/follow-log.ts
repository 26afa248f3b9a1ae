import { eventsBehind } from '../vocabulary/log.ts';
import { lockWebhooks } from '../../store/reading/webhook.ts';
import { countWaiting } from '../../store/reading/webhook-delivery.ts';
import { lockBehind, noteFollowed } from '../../store/follower.ts';
import { inTransaction } from '../../store/transaction.ts';
import { queueDeliveries } from '../../store/writing/webhook-delivery.ts';
import { readerOf, wantedEvents } from './reach.ts';
import { stopWebhook } from './stop.ts';
import type { WebhookWorld } from './world.ts';

const AT_ONCE = 200;

/**
 * Queues for each webhook what it wants of what has happened and its owner may read, and notes up to where webhooks have followed each
 * topic, both or neither. Answers with how many topics it dealt.
 */
export async function followLog(world: WebhookWorld): Promise<number> {
  const { db, now, factorForDirectors, mostWaiting } = world;
  const at = now();
  return inTransaction(db, async (tx) => {
    // Topics that others hold are passed over, so that whoever holds a webhook and waits for a topic waits for nobody here.
    const webhooks = await lockWebhooks(tx);
    const topics = await lockBehind(tx, 'webhooks', AT_ONCE);
    if (topics.length === 0) return { keep: true, value: 0 };
    const events = (await eventsBehind(tx, topics)).toSorted((a, b) => a.at - b.at);
    for (const webhook of webhooks) {
      const reader = readerOf(webhook, at, factorForDirectors);
      if (reader === null) continue;
      const news = events.filter((event) => event.at >= webhook.since);
      await queueDeliveries(tx, webhook.id, await wantedEvents(tx, webhook, reader, news), at);
      const isFull = webhook.failingSince !== null && (await countWaiting(tx, webhook.id)) > mostWaiting;
      if (isFull) await stopWebhook(tx, webhook, 'OVERFLOW', at);
    }
    await noteFollowed(tx, 'webhooks', topics);
    return { keep: true, value: topics.length };
  });
}
