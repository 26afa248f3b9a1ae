import { DAY, HOUR, millis, MINUTE, SECOND, type Millis } from '../../kernel/time.ts';
import { EVENT_PAYLOADS, type EventKind } from '../vocabulary/event.ts';

/** How long after one trial the next may be asked for. */
export const TRIAL_PAUSE = millis(5 * SECOND);

/** How long a secret that was changed signs beside the new one, in hours, where nothing is said, and at most. */
export const GRACE_HOURS = { usual: 24, most: 168 } as const;

/** How long an address has, from asking where its name leads to the end of its answer. */
export const PATIENCE = millis(15 * SECOND);

/** How many bytes of an answer are kept. */
export const ANSWER_BYTES = 500;

/** How long after its first try an event is given up, whatever is asked for at its address. */
export const GIVEN_UP_AFTER = DAY;

/** How long after each try that failed the same event is tried again, where nothing else is asked for there: until it is given up. */
export const PAUSES: readonly Millis[] = [
  millis(5 * SECOND),
  MINUTE,
  millis(5 * MINUTE),
  millis(30 * MINUTE),
  millis(2 * HOUR),
  millis(5 * HOUR),
  millis(8 * HOUR),
  millis(8 * HOUR + 24 * MINUTE),
];

/** How long nothing may be taken at an address before its webhook is turned off. */
export const LONGEST_FAILURE = millis(3 * DAY);

/** How long the log of a delivery is kept that has come to its end. */
export const LOG_KEPT = millis(30 * DAY);

/** The name of the event that tries a webhook and stands in no log. */
export const TRIAL_KIND = 'WebhookTried' as const;

/** The names of the events that webhooks are told: all but those of accounts. */
export const TOLD_KINDS: readonly EventKind[] = (Object.keys(EVENT_PAYLOADS) as EventKind[]).filter(
  (kind) => kind !== 'AccountChanged',
);
