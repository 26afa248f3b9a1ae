import { globalId } from '../global-id.ts';
import { inInbox } from '../event/interfaces.ts';
import { WebhookStopEnum } from './vocabulary.ts';

inInbox('MyWebhookStopped', {
  description: 'A webhook of yours is off, since it does not take what is sent to it.',
  fields: (t) => ({
    webhookId: t.id({
      description: 'Which of your webhooks.',
      resolve: ({ payload }) => globalId('Webhook', payload.webhookId),
    }),
    host: t.string({ description: 'Where it was sent to.', resolve: ({ payload }) => payload.host }),
    reason: t.field({
      type: WebhookStopEnum,
      description: 'Why it is off.',
      resolve: ({ payload }) => payload.reason,
    }),
  }),
});
