import type { WebhookId } from '../../kernel/ids.ts';
import { minus } from '../../kernel/time.ts';
import { hasWebhooks, webhooksAhead } from '../../store/reading/webhook.ts';
import { forgetOldDeliveries } from '../../store/writing/webhook-delivery.ts';
import { deliverWebhooks } from '../webhook/deliver-webhooks.ts';
import { followLog } from '../webhook/follow-log.ts';
import { relayWebhooks } from '../webhook/relay-webhooks.ts';
import { LOG_KEPT } from '../webhook/webhook.ts';
import type { WebhookWorld } from '../webhook/world.ts';
import { runOutgoing } from './outgoing.ts';

const CHANGES = ['webhook'] as const;
const ALL = [...CHANGES, 'game', 'tournament', 'series', 'chat', 'desk', 'player'] as const;

/** Tells webhooks what happens: what each wants is queued and sent, in order and until it is taken. Ends when the signal aborts. */
export async function runWebhooks(world: WebhookWorld): Promise<void> {
  const { db, now } = world;
  let hasAny = true;
  await runOutgoing<WebhookId>(world, {
    queue: 'webhooks',
    // Where nobody has a webhook, nothing that happens is looked at.
    get topics() {
      return hasAny ? ALL : CHANGES;
    },
    async follow() {
      hasAny = await hasWebhooks(db.prisma);
      return hasAny && (await followLog(world)) > 0;
    },
    relay: async (queue, left) => hasAny && (await relayWebhooks(world, queue, left)) > 0,
    deliver: async (queue) => (await deliverWebhooks(world, queue)) > 0,
    clean: () => forgetOldDeliveries(db.prisma, minus(now(), LOG_KEPT)),
    ahead: () => webhooksAhead(db.prisma),
  });
}
