import { EVENT_PAYLOADS } from '../../application/vocabulary/event.ts';
import { TOLD_KINDS, TRIAL_KIND } from '../../application/webhook/webhook.ts';
import { builder } from '../builder.ts';
import { registeredValues } from '../registered-enum.ts';

const OF_ACCOUNTS = 'It is about an account and stands in its own log: nobody watches it, and no webhook is told.';
const OF_A_TRIAL = 'A trial of a webhook, which stands in no log.';

/** The kinds of events. */
export const EventKindEnum = builder.enumType('EventKind', {
  description: 'The kinds of events, each called as its type.',
  values: registeredValues<string>(
    new Map([
      ...Object.keys(EVENT_PAYLOADS).map((kind) => [kind, OF_ACCOUNTS] as const),
      ...TOLD_KINDS.map((kind) => [kind, `An event of the type \`${kind}\`, which says what it is.`] as const),
      [TRIAL_KIND, OF_A_TRIAL],
    ]),
  ),
});
