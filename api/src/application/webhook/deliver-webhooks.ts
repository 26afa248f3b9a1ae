import type { WebhookId } from '../../kernel/ids.ts';
import { plus, type Instant } from '../../kernel/time.ts';
import type { AttemptQueue, TakenAttempt } from '../../store/attempt-queue.ts';
import type { Tx } from '../../store/client.ts';
import { lockWebhook, ownedWebhook, type OwnedWebhook, type WebhookRecord } from '../../store/reading/webhook.ts';
import { firstWaiting, type DeliveryRecord } from '../../store/reading/webhook-delivery.ts';
import { inTransaction } from '../../store/transaction.ts';
import { setWebhook } from '../../store/writing/webhook.ts';
import { setDelivery } from '../../store/writing/webhook-delivery.ts';
import { eventAt } from '../vocabulary/log.ts';
import type { Actor } from '../context.ts';
import { bodyOf } from './body.ts';
import { consequence, type Sent } from './consequence.ts';
import { readerOf, wantedEvents } from './reach.ts';
import { signedRequest } from './signed.ts';
import { stopWebhook } from './stop.ts';
import type { WebhookWorld } from './world.ts';

const AT_ONCE = 10;

/** How many events one attempt sends to a webhook that takes them. */
const IN_A_ROW = 20;

/**
 * Makes the attempts that lie in the queue: each sends a webhook what waits for it, one event after the other, until one is not taken.
 * Answers how many; fails, when none of them is under way any more, if one could not be noted. What was taken just before this
 * process was killed is sent again, under the same id.
 */
export async function deliverWebhooks(world: WebhookWorld, queue: AttemptQueue<WebhookId>): Promise<number> {
  const taken = await queue.take(AT_ONCE);
  const made = await Promise.allSettled(taken.map((attempt) => sendInARow(world, queue, attempt)));
  for (const one of made) if (one.status === 'rejected') throw one.reason;
  return taken.length;
}

async function sendInARow(
  world: WebhookWorld,
  queue: AttemptQueue<WebhookId>,
  taken: TakenAttempt<WebhookId>,
): Promise<void> {
  for (let left = IN_A_ROW - 1; ; left -= 1) {
    const sent = await sendFirst(world, taken);
    const isLast = left === 0 || world.signal.aborted;
    const goesOn = await inTransaction(world.db, async (tx) => {
      const may = await note(tx, taken, sent, world.now());
      if (may && !isLast) return { keep: true, value: true };
      if (may) await setWebhook(tx, taken.id, { queuedAt: null });
      await queue.end(tx, [taken.jobId], false);
      return { keep: true, value: false };
    });
    if (!goesOn) return;
  }
}

/** What was sent, and what came of it. */
interface Told {
  readonly delivery: DeliveryRecord;
  readonly sent: Sent;
}

/** Sends the first event that waits for a webhook; null: none does, or the attempt is not its last. */
async function sendFirst(world: WebhookWorld, taken: TakenAttempt<WebhookId>): Promise<Told | null> {
  const { db, now, factorForDirectors } = world;
  const webhook = await ownedWebhook(db.prisma, taken.id);
  if (webhook === null || !isCurrent(webhook, taken)) return null;
  const delivery = await firstWaiting(db.prisma, taken.id);
  if (delivery === null) return null;
  const reader = readerOf(webhook, now(), factorForDirectors);
  if (reader === null) return { delivery, sent: 'nobody' };
  return { delivery, sent: await send(world, webhook, reader, delivery) };
}

async function send(
  world: WebhookWorld,
  webhook: OwnedWebhook,
  reader: Actor,
  { topic, version }: DeliveryRecord,
): Promise<Sent> {
  const { db, now, report, carrier, teller } = world;
  try {
    const event = await eventAt(db.prisma, topic, version);
    const [readable] = event === null ? [] : await wantedEvents(db.prisma, webhook, reader, [event]);
    if (readable === undefined) return 'withheld';
    const told = bodyOf(readable, await teller.tell(readable, reader, webhook.locale));
    return await carrier.send(await signedRequest(world, webhook, told, now()));
  } catch (failure) {
    report(failure);
    return { status: null, problem: 'NO_EVENT' };
  }
}

function isCurrent({ stopped, queuedAt, attempt }: WebhookRecord, taken: TakenAttempt<WebhookId>): boolean {
  return stopped === null && queuedAt !== null && attempt === taken.attempt;
}

/** Notes what came of it, and when the webhook is told the next event. Answers whether that is at once. */
async function note(tx: Tx, taken: TakenAttempt<WebhookId>, told: Told | null, at: Instant): Promise<boolean> {
  const webhook = await lockWebhook(tx, taken.id);
  if (webhook === null || !isCurrent(webhook, taken)) return false;
  if (told === null) {
    await setWebhook(tx, webhook.id, { queuedAt: null, dueAt: null });
    return false;
  }
  if (told.sent === 'nobody') {
    await setWebhook(tx, webhook.id, { stopped: { at, reason: 'TOKEN_ENDED' }, queuedAt: null });
    return false;
  }
  const { delivery, failingSince, stop, pause } = consequence(webhook, told.delivery, told.sent, at);
  await setDelivery(tx, webhook.id, told.delivery.number, delivery);
  const waits = pause === null ? {} : { queuedAt: null, dueAt: plus(at, pause) };
  if (failingSince !== webhook.failingSince || pause !== null)
    await setWebhook(tx, webhook.id, { failingSince, ...waits });
  if (stop !== null) await stopWebhook(tx, webhook, stop, at);
  return stop === null && pause === null;
}
