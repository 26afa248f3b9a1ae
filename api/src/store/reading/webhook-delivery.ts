import type { WebhookId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant, toInstantOrNull } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Topic } from '../topic.ts';
import type { DeliveryState } from '../webhook.ts';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** The topic of events that are told to one webhook alone, to try it. */
export function trialTopic(id: WebhookId): `webhook:${string}` {
  return `webhook:${id}`;
}

/** An event on its way to a webhook. */
export interface DeliveryRecord {
  /** From 1, in the order in which they are sent. */
  readonly number: number;
  readonly topic: Topic | `webhook:${string}`;
  readonly version: number;
  readonly kind: string;
  readonly madeAt: Instant;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly firstTriedAt: Instant | null;
  readonly triedAt: Instant | null;
  /** Of the last answer; null: there was none. */
  readonly status: number | null;
  /** How that began, or why there was none. */
  readonly answer: string | null;
}

/** The delivery that is to be sent first of those that wait; null: none does. */
export async function firstWaiting(tx: Tx, webhookId: WebhookId): Promise<DeliveryRecord | null> {
  const row = await tx.webhookDelivery.findFirst({
    where: { webhookId, state: 'WAITING' },
    orderBy: { number: 'asc' },
  });
  return row === null ? null : deliveryRecord(row);
}

/** How many deliveries wait. */
export function countWaiting(tx: Tx, webhookId: WebhookId): Promise<number> {
  return tx.webhookDelivery.count({ where: { webhookId, state: 'WAITING' } });
}

/** How many deliveries of a webhook are kept. */
export function countDeliveries(tx: Tx, webhookId: WebhookId): Promise<number> {
  return tx.webhookDelivery.count({ where: { webhookId } });
}

/** A delivery by its number; null when there is none any more. */
export async function deliveryOf(tx: Tx, webhookId: WebhookId, number: number): Promise<DeliveryRecord | null> {
  const row = await tx.webhookDelivery.findUnique({ where: { webhookId_number: { webhookId, number } } });
  return row === null ? null : deliveryRecord(row);
}

/** Whether a trial was sent since an instant. */
export async function wasTriedSince(tx: Tx, webhookId: WebhookId, since: Instant): Promise<boolean> {
  const where = { webhookId, topic: trialTopic(webhookId), madeAt: { gt: toDate(since) } };
  return (await tx.webhookDelivery.findFirst({ where, select: { number: true } })) !== null;
}

/** The deliveries of a webhook, the newest first. */
export async function deliveriesPage(
  tx: Tx,
  webhookId: WebhookId,
  window: KeyWindow<number>,
): Promise<readonly DeliveryRecord[]> {
  const { after, before, fromEnd, limit } = window;
  const rows = await tx.webhookDelivery.findMany({
    where: {
      webhookId,
      number: { ...(after === null ? {} : { lt: after }), ...(before === null ? {} : { gt: before }) },
    },
    orderBy: { number: fromEnd ? 'asc' : 'desc' },
    take: limit,
  });
  return inListOrder(rows, window).map(deliveryRecord);
}

function deliveryRecord(row: Prisma.WebhookDeliveryGetPayload<object>): DeliveryRecord {
  const { number, topic, version, kind, state, tries, status, answer } = row;
  const times = {
    madeAt: toInstant(row.madeAt),
    firstTriedAt: toInstantOrNull(row.firstTriedAt),
    triedAt: toInstantOrNull(row.triedAt),
  };
  return { number, topic: topic as DeliveryRecord['topic'], version, kind, state, tries, status, answer, ...times };
}
