import type { WebhookId } from '../../kernel/ids.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import { webhooksOfAccount, type WebhookRecord } from '../../store/reading/webhook.ts';
import {
  countDeliveries,
  countWaiting,
  deliveriesPage,
  deliveryOf,
  type DeliveryRecord,
} from '../../store/reading/webhook-delivery.ts';
import type { AppContext } from '../context.ts';
import { grantOf } from '../grant.ts';
import { pageOf, type Page } from './page.ts';

/** The webhooks of whoever asks, by a token those that it has made, the oldest first. */
export async function viewerWebhooks({ actor, db }: AppContext): Promise<readonly WebhookRecord[]> {
  return actor.kind === 'account' ? webhooksOfAccount(db.prisma, actor.accountId, grantOf(actor)?.tokenId ?? null) : [];
}

/** A webhook of whoever asks by its id; null when he has none of it. */
export async function viewerWebhook(context: AppContext, id: WebhookId): Promise<WebhookRecord | null> {
  return (await viewerWebhooks(context)).find((webhook) => webhook.id === id) ?? null;
}

/** How many events wait for a webhook. */
export function waitingFor({ db }: AppContext, { id }: WebhookRecord): Promise<number> {
  return countWaiting(db.prisma, id);
}

/** What was sent to a webhook, is under way or waits, the newest first. */
export function webhookDeliveries(
  { db }: AppContext,
  { id }: WebhookRecord,
  window: KeyWindow<number>,
): Promise<Page<DeliveryRecord, number>> {
  const read = async (wider: KeyWindow<number>) => {
    const deliveries = await deliveriesPage(db.prisma, id, wider);
    return deliveries.map((thing) => ({ thing, key: thing.number }));
  };
  return pageOf(window, read, () => countDeliveries(db.prisma, id));
}

/** One of those by its number; null where it is not kept any more. */
export function webhookDelivery({ db }: AppContext, id: WebhookId, number: number): Promise<DeliveryRecord | null> {
  return deliveryOf(db.prisma, id, number);
}
