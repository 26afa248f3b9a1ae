import { err, ok } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { ownedWebhook } from '../../../store/reading/webhook.ts';
import { queueDeliveries } from '../../../store/writing/webhook-delivery.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import { eventAt, eventsSince } from '../../vocabulary/log.ts';
import { readerOf, wantedEvents } from '../../webhook/reach.ts';
import { noteAccount } from '../account/shape.ts';
import { ownWebhook, type WebhookDone, type WebhookInput } from './shape.ts';

export interface ReplayInput extends WebhookInput {
  /** From when on; null: from an event on. */
  readonly from: Instant | null;
  /** From which event on, by the id under which it is sent; null: from an instant on. */
  readonly fromEvent: string | null;
}

/** What is sent once more. */
export interface ReplayDone extends WebhookDone {
  readonly count: number;
}

const EVENT_ID = /^(\w+:[\w-]{1,64}):(\d{1,9})$/;

/**
 * Sends a webhook of the caller once more what has happened since an instant or an event, in order and after all that waits, under the
 * same ids. Refused to one that is off, and where that is more than a replay brings.
 */
export const replayWebhook = defineCommand<ReplayInput, ReplayDone, CommonError | WrongStatus>(
  'replayWebhook',
  async (command, { webhookId, from, fromEvent }) => {
    const { tx, at, limits } = command;
    const most = limits.replayed;
    const own = await ownWebhook(command, webhookId);
    if (!own.ok) return own;
    const webhook = await ownedWebhook(tx, webhookId);
    const reader = webhook === null ? null : readerOf(webhook, at, false);
    if (webhook === null || reader === null) return err(notFound('webhook'));
    if (webhook.stopped !== null) return err(wrongStatus('OFF', message('refused.webhook.isOff')));
    if ((from === null) === (fromEvent === null)) return err(invalidInput('from', message('refused.webhook.begin')));
    const [, topic, version] = EVENT_ID.exec(fromEvent ?? '') ?? [];
    const event = topic === undefined ? null : await eventAt(tx, topic, Number(version));
    const isReadable =
      event !== null && (await wantedEvents(tx, { kinds: [], tournamentId: null }, reader, [event])).length > 0;
    const since = from ?? (isReadable ? event.at : null);
    if (since === null) return err(notFound('event'));
    if (since > at) return err(invalidInput('from', message('refused.webhook.future')));
    const { kinds, tournamentId, playerId } = webhook;
    const read = await eventsSince(tx, { since, tournamentId, playerId, kinds, limit: most + 1 });
    if (read.length > most) return err(invalidInput('from', message('refused.webhook.tooMuch', { most })));
    const events = await wantedEvents(tx, webhook, reader, read);
    if (events.length === 0) return err(invalidInput('from', message('refused.webhook.nothing')));
    await queueDeliveries(tx, webhookId, events, at);
    noteAccount(command, own.value.account, { change: 'WEBHOOK_REPLAYED' });
    const { host } = new URL(webhook.url);
    const count = events.length;
    return ok({ webhookId, count, consequences: [message('account.webhook.replay', { host, n: count })] });
  },
);
