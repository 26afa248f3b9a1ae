import { createWebhook, type CreateWebhookInput, type SecretDone } from '../../application/commands/webhook/create.ts';
import { deleteWebhook } from '../../application/commands/webhook/delete.ts';
import { replayWebhook } from '../../application/commands/webhook/replay.ts';
import { rotateWebhookSecret } from '../../application/commands/webhook/rotate-secret.ts';
import type { WebhookDone, WebhookInput } from '../../application/commands/webhook/shape.ts';
import { testWebhook } from '../../application/commands/webhook/test.ts';
import { updateWebhook, type UpdateWebhookInput } from '../../application/commands/webhook/update.ts';
import type { AppContext } from '../../application/context.ts';
import { viewerWebhook, webhookDelivery } from '../../application/queries/webhooks.ts';
import { USUAL_ACCOUNT_LIMITS } from '../../application/account-limits.ts';
import { GRACE_HOURS } from '../../application/webhook/webhook.ts';
import type { WebhookId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { CommandSuccessInterface } from '../command-success.ts';
import type { Context } from '../context.ts';
import { idKind, ids } from '../id-input.ts';
import { LocaleEnum, sentences } from '../said.ts';
import { WebhookDeliveryType, WebhookType } from './type.ts';
import { EventKindEnum } from '../event/kind.ts';

type Types = typeof builder.$inferSchemaTypes;
type Fields<Done> = PothosSchemaTypes.ObjectFieldBuilder<Types, Done>;

const webhook = idKind<WebhookId>(['Webhook']);
const byToken = ['READ'] as const;
const payload = 'The webhook, or why it was refused.';
const URL_WORDS =
  'Where events are sent to: an address of the public internet that begins with `https://`, without a name or a password in it.';
const KINDS = 'Which events it is told';

/** What every command answers about a webhook. */
function done<Done extends WebhookDone>(t: Fields<Done>) {
  return {
    webhook: t.field({
      type: WebhookType,
      nullable: true,
      description: 'The webhook as it is now; null where it is deleted, or was not made by a dry run.',
      resolve: ({ webhookId }, _args, { app }) => viewerWebhook(app, webhookId),
    }),
    consequences: t.stringList(
      sentences<Done>(
        'What follows from it beside what is told in `effects`, one sentence each.',
        (one) => one.consequences,
      ),
    ),
  };
}

const WebhookSuccess = builder.objectRef<WebhookDone>('WebhookSuccess').implement({
  description: 'It is done.',
  interfaces: [CommandSuccessInterface],
  fields: done,
});

const WebhookSecretSuccess = builder.objectRef<SecretDone>('WebhookSecretSuccess').implement({
  description: 'It is done, and the webhook has a new secret.',
  interfaces: [CommandSuccessInterface],
  fields: (t) => ({
    ...done(t),
    secret: t.exposeString('secret', {
      nullable: true,
      description:
        'By which what comes is known to be ours, `whsec_…`, shown this once. Null in a dry run, and when the same command is sent again: rotate it then.',
    }),
  }),
});

command((app: AppContext, input: CreateWebhookInput, { webhooks }: Context) => createWebhook(app, webhooks, input), {
  name: 'createWebhook',
  byToken,
  description: `Makes a webhook: what happens from now on and you may read is sent to an address of yours, in order and until it is taken. At most ${USUAL_ACCOUNT_LIMITS.webhooks}, unless \`limits\` says otherwise. One that a token makes is told what the token may read, and ends with it.`,
  input: given('Where what happens is sent to.', (t) => ({
    url: t.string({ required: true, description: URL_WORDS }),
    tournamentId: ids.tournament.optional(t, 'Of which tournament alone it is told; null: of all that you may read.'),
    kinds: t.field({ type: [EventKindEnum], required: true, defaultValue: [], description: `${KINDS}; empty: all.` }),
    locale: t.field({
      type: LocaleEnum,
      required: true,
      defaultValue: 'en',
      description: 'In which language the sentences are.',
    }),
  })),
  success: WebhookSecretSuccess,
  payload: 'The webhook with its secret, or why there is none.',
  refuses: { 'wrong-status': true },
});

command((app: AppContext, input: UpdateWebhookInput, { webhooks }: Context) => updateWebhook(app, webhooks, input), {
  name: 'updateWebhook',
  byToken,
  description:
    'Changes a webhook of yours, or turns it on or off. What waits for it is sent at once when it is turned on; what happened meanwhile is brought by `replayWebhook` alone.',
  input: given('What of it is to be another; what is left out or null stays.', (t) => ({
    webhookId: webhook.one(t, 'Which of your webhooks.'),
    url: t.string({ description: URL_WORDS }),
    kinds: t.field({ type: [EventKindEnum], description: `${KINDS} from now on; empty: all.` }),
    locale: t.field({ type: LocaleEnum, description: 'In which language the sentences are.' }),
    isOn: t.boolean({ description: 'Whether anything is sent to it.' }),
  })),
  success: WebhookSuccess,
  payload,
  refuses: {},
});

command(deleteWebhook, {
  name: 'deleteWebhook',
  byToken,
  description: 'Deletes a webhook of yours for good, with its log and what waits for it.',
  input: given('Which webhook is to go.', (t) => ({ webhookId: webhook.one(t, 'Which of your webhooks.') })),
  success: WebhookSuccess,
  payload,
  refuses: {},
});

command(rotateWebhookSecret, {
  name: 'rotateWebhookSecret',
  byToken,
  description:
    'Gives a webhook of yours a new secret. For as long as you say, the old one signs too: two signatures stand in the header then.',
  input: given('Whose secret is to be another.', (t) => ({
    webhookId: webhook.one(t, 'Which of your webhooks.'),
    graceHours: t.int({
      required: true,
      defaultValue: GRACE_HOURS.usual,
      description: `How many hours the old secret signs too, 0 to ${GRACE_HOURS.most}.`,
    }),
  })),
  success: WebhookSecretSuccess,
  payload: 'The webhook with its secret, or why it was refused.',
  refuses: { 'wrong-status': true },
});

command((app: AppContext, input: WebhookInput, { webhooks }: Context) => testWebhook(app, webhooks, input), {
  name: 'testWebhook',
  byToken,
  description:
    'Sends a webhook of yours an event that has not happened, of the kind `WebhookTried`, at once and this once, and waits for the answer; also to one that is off.',
  input: given('Which webhook is tried.', (t) => ({ webhookId: webhook.one(t, 'Which of your webhooks.') })),
  success: {
    description: 'The trial was sent.',
    fields: (t) => ({
      ...done(t),
      delivery: t.field({
        type: WebhookDeliveryType,
        nullable: true,
        description: 'What came of it; null in a dry run.',
        resolve: ({ webhookId, number }, _args, { app }) =>
          number === null ? null : webhookDelivery(app, webhookId, number),
      }),
    }),
  },
  payload: 'What came of it, or why it was not sent.',
  refuses: { 'wrong-status': true },
});

command(replayWebhook, {
  name: 'replayWebhook',
  byToken,
  description: `Sends a webhook of yours once more what has happened, in order and after all that waits, under the same ids. At most ${USUAL_ACCOUNT_LIMITS.replayed.toLocaleString('en')} events, unless \`limits\` says otherwise.`,
  input: given('From where on; say one of the two.', (t) => ({
    webhookId: webhook.one(t, 'Which of your webhooks.'),
    from: t.field({ type: 'DateTime', description: 'From when on.' }),
    fromEvent: t.string({
      description: 'From when on an event happened, itself included, by the id under which it was sent: `game:…:12`.',
    }),
  })),
  success: {
    description: 'They wait to be sent.',
    fields: (t) => ({ ...done(t), count: t.exposeInt('count', { description: 'How many events there are.' }) }),
  },
  payload: 'How many are sent once more, or why none is.',
  refuses: { 'wrong-status': true },
});
