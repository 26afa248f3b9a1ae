import type { WebhookId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { DeliveryRecord } from '../reading/webhook-delivery.ts';
import { setWebhook, tellWebhooks } from './webhook.ts';

/** An event that is to be told to a webhook. */
export type NewDelivery = Pick<DeliveryRecord, 'topic' | 'version' | 'kind'>;

/** Puts events at the end of what a webhook, which is locked, is to be told, in this order. */
export async function queueDeliveries(
  tx: Tx,
  webhookId: WebhookId,
  events: readonly NewDelivery[],
  at: Instant,
): Promise<void> {
  if (events.length === 0) return;
  const { last, dueAt } = await tx.webhook.update({
    where: { id: webhookId },
    data: { last: { increment: events.length } },
    select: { last: true, dueAt: true },
  });
  const before = last - events.length;
  await tx.$executeRaw`
    insert into "WebhookDelivery" ("webhookId", number, topic, version, kind, "madeAt")
    select ${webhookId}, ${before}::int + event.place::int, event.topic, event.version, event.kind, ${toDate(at)}::timestamp(3)
    from unnest(
      ${events.map(({ topic }) => topic)}::text[], ${events.map(({ version }) => version)}::int[],
      ${events.map(({ kind }) => kind)}::text[]
    ) with ordinality as event (topic, version, kind, place)`;
  if (dueAt !== null) return;
  await setWebhook(tx, webhookId, { dueAt: at });
  await tellWebhooks(tx);
}

/** Notes a trial of a webhook, which is locked, before it is sent. Answers its number. */
export async function insertTrial(
  tx: Tx,
  webhookId: WebhookId,
  trial: Omit<NewDelivery, 'version'>,
  at: Instant,
): Promise<number> {
  const { last: number } = await tx.webhook.update({
    where: { id: webhookId },
    data: { last: { increment: 1 } },
    select: { last: true },
  });
  const tried = {
    state: 'FAILED',
    tries: 1,
    madeAt: toDate(at),
    firstTriedAt: toDate(at),
    triedAt: toDate(at),
  } as const;
  await tx.webhookDelivery.create({ data: { webhookId, number, version: number, ...trial, ...tried } });
  return number;
}

/** What has come of sending a delivery. */
export type DeliveryChange = Partial<Pick<DeliveryRecord, 'state' | 'tries' | 'status' | 'answer'>> & {
  readonly firstTriedAt?: Instant;
  readonly triedAt?: Instant;
};

/** Changes a delivery, which exists. */
export async function setDelivery(
  tx: Tx,
  webhookId: WebhookId,
  number: number,
  { firstTriedAt, triedAt, ...plain }: DeliveryChange,
): Promise<void> {
  await tx.webhookDelivery.update({
    where: { webhookId_number: { webhookId, number } },
    data: {
      ...plain,
      ...(firstTriedAt === undefined ? {} : { firstTriedAt: toDate(firstTriedAt) }),
      ...(triedAt === undefined ? {} : { triedAt: toDate(triedAt) }),
    },
    select: { number: true },
  });
}

/** Forgets the deliveries that were made before an instant and have come to their end, and those that wait for a webhook that is off. */
export async function forgetOldDeliveries(tx: Tx, before: Instant): Promise<void> {
  await tx.webhookDelivery.deleteMany({
    where: {
      madeAt: { lt: toDate(before) },
      OR: [{ state: { not: 'WAITING' } }, { webhook: { stoppedAt: { not: null } } }],
    },
  });
}
