import { tournamentOf } from '../../application/queries/find.ts';
import { viewerWebhook, viewerWebhooks, waitingFor, webhookDeliveries } from '../../application/queries/webhooks.ts';
import { TOLD_KINDS } from '../../application/webhook/webhook.ts';
import type { WebhookProblem } from '../../application/webhook/carrier.ts';
import { asId } from '../../kernel/ids.ts';
import type { WebhookRecord } from '../../store/reading/webhook.ts';
import type { DeliveryRecord } from '../../store/reading/webhook-delivery.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { foundAs } from '../node-find.ts';
import { TournamentInterface } from '../refs.ts';
import { LocaleEnum } from '../said.ts';
import { ViewerType } from '../viewer/type.ts';
import { EventKindEnum } from '../event/kind.ts';
import { WebhookDeliveryStateEnum, WebhookProblemEnum, WebhookStopEnum } from './vocabulary.ts';

foundAs('Webhook', (context, id) => viewerWebhook(context, asId(id)));

/** An event on its way to a webhook. */
export const WebhookDeliveryType = builder.objectRef<DeliveryRecord>('WebhookDelivery').implement({
  description: 'An event on its way to a webhook of yours, and what became of it.',
  fields: (t) => ({
    eventId: t.string({
      description:
        'The id under which it is sent, `webhook-id`: its topic and version. One that is sent twice has the same.',
      resolve: ({ topic, version }) => `${topic}:${version}`,
    }),
    number: t.exposeInt('number', { description: 'From 1, in the order in which they are sent.' }),
    kind: t.expose('kind', {
      type: EventKindEnum,
      description: 'What it tells of, called as its type, such as MovePlayed; WebhookTried for a trial.',
    }),
    madeAt: t.expose('madeAt', { type: 'DateTime', description: 'When it was put in the line.' }),
    state: t.expose('state', { type: WebhookDeliveryStateEnum, description: 'What has become of it.' }),
    tries: t.exposeInt('tries', { description: 'How often it was sent.' }),
    triedAt: t.expose('triedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent; null: it was not yet.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The status of the last answer, such as 200; null: there was none.',
    }),
    answer: t.string({
      nullable: true,
      description: 'How the last answer began, 500 bytes at most; null: there was none.',
      resolve: ({ status, answer }) => (status === null ? null : answer),
    }),
    problem: t.field({
      type: WebhookProblemEnum,
      nullable: true,
      description: 'Why there was no answer; null: there was one, or it was not sent yet.',
      resolve: ({ status, answer }) => (status === null ? (answer as WebhookProblem | null) : null),
    }),
  }),
});

/** A webhook, as its owner sees it. */
export const WebhookType = builder.objectRef<WebhookRecord>('Webhook').implement({
  description:
    'An address to which what happens is sent, as you alone see it: each event once it was taken, in order, signed as Standard Webhooks. `docs/webhooks.md` says how to take them.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Webhook', id) }),
    url: t.exposeString('url', { description: 'Where events are sent to.' }),
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description: 'Of which tournament alone it is told; null: of all that you may read.',
      resolve: ({ tournamentId }, _args, { app }) =>
        tournamentId === null ? null : tournamentOf(app, { tournamentId }),
    }),
    kinds: t.field({
      type: [EventKindEnum],
      description: 'Which events it is told; empty: all.',
      resolve: ({ kinds }) => [...kinds],
    }),
    locale: t.expose('locale', { type: LocaleEnum, description: 'In which language the sentences are.' }),
    isByToken: t.boolean({
      description: 'Whether a token has made it, with which it ends.',
      resolve: ({ tokenId }) => tokenId !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    oldSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret that it had before signs beside the new one; null: it had none.',
      resolve: ({ oldSecret }) => oldSecret?.until ?? null,
    }),
    stop: t.field({
      type: WebhookStopEnum,
      nullable: true,
      description: 'Why it is off; null: it is on.',
      resolve: ({ stopped }) => stopped?.reason ?? null,
    }),
    stoppedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is off; null: it is on.',
      resolve: ({ stopped }) => stopped?.at ?? null,
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing was taken there; null: the last event was.',
    }),
    waiting: t.int({
      description: 'How many events wait for it.',
      resolve: (webhook, _args, { app }) => waitingFor(app, webhook),
    }),
    nextTryAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the first that waits is sent, or sent again; null: none waits, or it is off.',
      resolve: ({ dueAt, stopped }) => (stopped === null ? dueAt : null),
    }),
    deliveries: t.connection(
      {
        type: WebhookDeliveryType,
        description: 'What was sent in the last 30 days and what waits, the newest first.',
        complexity: pageComplexity,
        resolve: async (webhook, args, { app }) =>
          connectionOf(await webhookDeliveries(app, webhook, windowOf(args, NUMBER_KEY))),
      },
      { name: 'WebhookDeliveriesConnection', description: 'A page of deliveries.' },
      { name: 'WebhookDeliveriesConnectionEdge', description: 'A delivery and its place in the list.' },
    ),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  webhooks: t.field({
    type: [WebhookType],
    description: 'Your webhooks, the oldest first; by a token those that it has made.',
    resolve: async (_viewer, _args, { app }) => [...(await viewerWebhooks(app))],
  }),
  webhookKinds: t.field({
    type: [EventKindEnum],
    description: 'The kinds of events that a webhook can be told.',
    resolve: () => [...TOLD_KINDS],
  }),
}));
