import type { WebhookId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import { CHANNEL } from '../event.ts';
import type { WebhookRecord } from '../reading/webhook.ts';

/** A webhook that is being made. */
export type NewWebhook = Pick<
  WebhookRecord,
  'id' | 'accountId' | 'tokenId' | 'url' | 'tournamentId' | 'kinds' | 'locale' | 'secret' | 'createdAt'
>;

/** Keeps a new webhook, which is told what happens from now on. */
export async function insertWebhook(tx: Tx, { kinds, createdAt, ...webhook }: NewWebhook): Promise<void> {
  const at = toDate(createdAt);
  await tx.webhook.create({ data: { ...webhook, kinds: [...kinds], createdAt: at, since: at }, select: { id: true } });
  await tellWebhooks(tx);
}

/** What of a webhook is to be another. */
export type WebhookChange = Partial<
  Pick<
    WebhookRecord,
    | 'url'
    | 'kinds'
    | 'locale'
    | 'secret'
    | 'oldSecret'
    | 'since'
    | 'stopped'
    | 'failingSince'
    | 'dueAt'
    | 'queuedAt'
    | 'attempt'
  >
>;

/** Changes a webhook, which exists. */
export async function setWebhook(tx: Tx, id: WebhookId, change: WebhookChange): Promise<void> {
  const { kinds, oldSecret, since, stopped, failingSince, dueAt, queuedAt, ...plain } = change;
  await tx.webhook.update({
    where: { id },
    data: {
      ...plain,
      ...(kinds === undefined ? {} : { kinds: [...kinds] }),
      ...(oldSecret === undefined
        ? {}
        : { oldSecret: oldSecret?.secret ?? null, oldSecretUntil: toDateOrNull(oldSecret?.until ?? null) }),
      ...(since === undefined ? {} : { since: toDate(since) }),
      ...(stopped === undefined
        ? {}
        : { stoppedAt: toDateOrNull(stopped?.at ?? null), stopReason: stopped?.reason ?? null }),
      ...(failingSince === undefined ? {} : { failingSince: toDateOrNull(failingSince) }),
      ...(dueAt === undefined ? {} : { dueAt: toDateOrNull(dueAt) }),
      ...(queuedAt === undefined ? {} : { queuedAt: toDateOrNull(queuedAt) }),
    },
    select: { id: true },
  });
}

/** Forgets a webhook with its log. */
export async function removeWebhook(tx: Tx, id: WebhookId): Promise<void> {
  await tx.webhook.delete({ where: { id }, select: { id: true } });
}

/** The topic under which every process hears that there may be something to do for webhooks. */
const CHANGED = JSON.stringify([['webhook:changed', 0]]);

/** Tells every process when the transaction commits that there may be something to do for webhooks. */
export async function tellWebhooks(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANNEL}, ${CHANGED})`;
}
