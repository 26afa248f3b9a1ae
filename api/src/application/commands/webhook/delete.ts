import { ok } from '../../../kernel/result.ts';
import { countWaiting } from '../../../store/reading/webhook-delivery.ts';
import { removeWebhook } from '../../../store/writing/webhook.ts';
import { defineCommand } from '../../command.ts';
import type { CommonError } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import { noteAccount } from '../account/shape.ts';
import { ownWebhook, type WebhookDone, type WebhookInput } from './shape.ts';

/** Deletes a webhook of the caller for good, with its log and what waits for it. */
export const deleteWebhook = defineCommand<WebhookInput, WebhookDone, CommonError>(
  'deleteWebhook',
  async (command, { webhookId }) => {
    const own = await ownWebhook(command, webhookId);
    if (!own.ok) return own;
    const { webhook, account } = own.value;
    const n = await countWaiting(command.tx, webhookId);
    await removeWebhook(command.tx, webhookId);
    noteAccount(command, account, { change: 'WEBHOOK_DELETED' });
    const { host } = new URL(webhook.url);
    return ok({ webhookId, consequences: [message('account.webhook.ends', { host, n })] });
  },
);
