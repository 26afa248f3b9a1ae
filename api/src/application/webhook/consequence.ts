import { between, millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { WebhookRecord } from '../../store/reading/webhook.ts';
import type { DeliveryRecord } from '../../store/reading/webhook-delivery.ts';
import type { TOLD_STOPS } from '../../store/webhook.ts';
import type { DeliveryChange } from '../../store/writing/webhook-delivery.ts';
import type { Answered } from './carrier.ts';
import { pauseAskedFor } from './retry-after.ts';
import { GIVEN_UP_AFTER, LONGEST_FAILURE, PAUSES } from './webhook.ts';

/** What came of sending: an answer or none; not sent, as its owner may not read it any more; or nobody reads by the webhook. */
export type Sent = Answered | 'withheld' | 'nobody';

/** What follows for a delivery and its webhook. */
export interface Consequence {
  readonly delivery: DeliveryChange;
  readonly failingSince: Instant | null;
  /** Why it is told nothing any more; null: it is. */
  readonly stop: (typeof TOLD_STOPS)[number] | null;
  /** When it is told the next event, or this one again; null: at once. */
  readonly pause: Millis | null;
}

const GONE = 410;

/** What comes of an answer, by its status, and of one that was not taken by the pause that it asks for. */
export function consequence(
  { failingSince }: Pick<WebhookRecord, 'failingSince'>,
  { tries, firstTriedAt }: Pick<DeliveryRecord, 'tries' | 'firstTriedAt'>,
  sent: Exclude<Sent, 'nobody'>,
  at: Instant,
): Consequence {
  const next = { stop: null, pause: null } as const;
  if (sent === 'withheld') return { ...next, delivery: { state: 'WITHHELD' }, failingSince };
  const answer = sent.status === null ? sent.problem : sent.text;
  const tried = { tries: tries + 1, firstTriedAt: firstTriedAt ?? at, triedAt: at, status: sent.status, answer };
  if (isTaken(sent)) return { ...next, delivery: { ...tried, state: 'DELIVERED' }, failingSince: null };
  const delivery = { ...tried, state: 'WAITING' } as const;
  const since = failingSince ?? at;
  if (sent.status === GONE) return { delivery, failingSince: since, stop: 'GONE', pause: null };
  if (between(since, at) >= LONGEST_FAILURE) return { delivery, failingSince: since, stop: 'FAILING', pause: null };
  const left = millis(GIVEN_UP_AFTER - between(tried.firstTriedAt, at));
  const pause = PAUSES[tries];
  if (pause !== undefined && left > 0) {
    const asked = sent.status === null ? null : pauseAskedFor(sent.retryAfter, at);
    return { delivery, failingSince: since, stop: null, pause: millis(Math.min(Math.max(pause, asked ?? 0), left)) };
  }
  return { ...next, delivery: { ...tried, state: 'FAILED' }, failingSince: since };
}

/** Whether an event was taken. */
export function isTaken({ status }: Answered): boolean {
  return status !== null && status >= 200 && status < 300;
}
