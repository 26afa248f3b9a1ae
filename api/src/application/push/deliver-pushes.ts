import webPush from 'web-push';
import type { PushNoticeId } from '../../kernel/ids.ts';
import { DAY, millis, plus, SECOND, type Instant } from '../../kernel/time.ts';
import type { AttemptQueue, TakenAttempt } from '../../store/attempt-queue.ts';
import { pushNotice, type PushNoticeRecord } from '../../store/reading/push.ts';
import { inTransaction } from '../../store/transaction.ts';
import { removeDevice, removeNotice, setNotice } from '../../store/writing/push.ts';
import type { Answered, WebhookRequest } from '../webhook/carrier.ts';
import { isTaken } from '../webhook/consequence.ts';
import { pauseAskedFor } from '../webhook/retry-after.ts';
import { PAUSES } from './push.ts';
import { pushKey, type PushKey } from './push-key.ts';
import { shownNotice } from './shown-notice.ts';
import type { PushWorld } from './world.ts';

const AT_ONCE = 20;

/** A push service that says this knows the device no more. */
const GONE: readonly (number | null)[] = [404, 410];

/** One that says this will take the notice at no time. */
const NEVER: readonly (number | null)[] = [400, 413];

/** What came of an attempt; `dropped`: there was nothing to be sent any more. */
type Sent = Answered | 'dropped';

/**
 * Makes the attempts that lie in the queue: encrypts what each device is to show and gives it to its push service. Answers how many; fails,
 * when none of them is under way any more, if one could not be noted.
 */
export async function deliverPushes(world: PushWorld, queue: AttemptQueue<PushNoticeId>): Promise<number> {
  const taken = await queue.take(AT_ONCE);
  if (taken.length === 0) return 0;
  const key = await pushKey(world);
  const made = await Promise.allSettled(taken.map((attempt) => deliver(world, queue, attempt, key)));
  for (const one of made) if (one.status === 'rejected') throw one.reason;
  return taken.length;
}

async function deliver(
  world: PushWorld,
  queue: AttemptQueue<PushNoticeId>,
  { id, attempt, jobId }: TakenAttempt<PushNoticeId>,
  key: PushKey,
): Promise<void> {
  const found = await pushNotice(world.db.prisma, id);
  const notice = found?.attempt === attempt ? found : null;
  const sent = notice === null ? null : await send(world, notice, key);
  await inTransaction(world.db, async (tx) => {
    if (notice !== null && sent !== null) {
      const again = next(sent, attempt, world.now());
      if (again === 'gone') await removeDevice(tx, notice.device.id);
      else if (again === null) await removeNotice(tx, id);
      else await setNotice(tx, id, { queuedAt: null, dueAt: again });
    }
    await queue.end(tx, [jobId], false);
    return { keep: true, value: null };
  });
}

async function send(world: PushWorld, notice: PushNoticeRecord, key: PushKey): Promise<Sent> {
  try {
    const shown = await shownNotice(world, notice);
    return shown === null
      ? 'dropped'
      : await world.carrier.send(pushRequest(world, notice, JSON.stringify(shown), key));
  } catch (failure) {
    world.report(failure);
    return { status: null, problem: 'NO_EVENT' };
  }
}

/** A notice as its push service takes it: encrypted for the device alone. Source: RFC 8030, 8188, 8291, 8292. */
function pushRequest({ pageUrl }: PushWorld, { device }: PushNoticeRecord, text: string, key: PushKey): WebhookRequest {
  const { endpoint, p256dh, auth } = device;
  const isReachable = pageUrl.startsWith('https:');
  const subject = isReachable ? pageUrl : 'mailto:baraza@localhost';
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject, ...key },
    TTL: DAY / SECOND,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    url: endpoint,
    headers: Object.fromEntries(texts) as Record<string, string>,
    body: body ?? new Uint8Array(),
  };
}

/** When a notice is sent again; null: not any more, gone: nor anything else to its device. */
function next(sent: Sent, attempt: number, at: Instant): Instant | 'gone' | null {
  if (sent === 'dropped' || isTaken(sent) || NEVER.includes(sent.status)) return null;
  if (GONE.includes(sent.status)) return 'gone';
  const pause = PAUSES[attempt - 1];
  if (pause === undefined) return null;
  const asked = sent.status === null ? null : pauseAskedFor(sent.retryAfter, at);
  return plus(at, millis(Math.min(Math.max(pause, asked ?? 0), DAY)));
}
