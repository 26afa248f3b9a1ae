import { WEBHOOK_PROBLEMS, type WebhookProblem } from '../../application/webhook/carrier.ts';
import type { DeliveryState, WebhookStop } from '../../store/webhook.ts';
import { builder } from '../builder.ts';

export const WebhookStopEnum = builder.enumType('WebhookStop', {
  description: 'Why a webhook is off.',
  values: {
    FAILING: { description: 'Nothing was taken there for three days.' },
    GONE: { description: 'It answered with 410: it is gone for good.' },
    OVERFLOW: { description: 'It takes nothing, and too much waits for it.' },
    TOKEN_ENDED: { description: 'The token that has made it has ended, or the account is blocked.' },
    BY_OWNER: { description: 'You have turned it off.' },
  } as const satisfies Record<WebhookStop, object>,
});

export const WebhookDeliveryStateEnum = builder.enumType('WebhookDeliveryState', {
  description: 'What has become of an event on its way to a webhook.',
  values: {
    WAITING: { description: 'It waits for its turn, or to be tried again.' },
    DELIVERED: { description: 'It was taken: the answer was of 200 to 299.' },
    FAILED: { description: 'It was given up: nothing took it in 24 hours, or it was a trial.' },
    WITHHELD: { description: 'It was not sent, since you may not read it any more.' },
  } as const satisfies Record<DeliveryState, object>,
});

const PROBLEMS: Readonly<Record<WebhookProblem, string>> = {
  NOT_HTTPS: 'The address does not begin with `https://`, or has a name or a password in it.',
  NOT_PUBLIC: 'The address leads to a private network or to the server itself.',
  UNKNOWN_NAME: 'The name of the address is not known.',
  NO_CONNECTION: 'Nothing answers there.',
  BAD_CERTIFICATE: 'Its certificate is none that browsers would take.',
  TIMEOUT: 'It did not answer in time.',
  NO_EVENT: 'The event could not be put in words; the operator was told.',
};

export const WebhookProblemEnum = builder.enumType('WebhookProblem', {
  description: 'Why nothing was answered.',
  values: Object.fromEntries(
    WEBHOOK_PROBLEMS.map((problem) => [problem, { description: PROBLEMS[problem] }]),
  ) as Record<WebhookProblem, { description: string }>,
});
