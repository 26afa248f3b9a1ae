import type { Locale } from '../../../kernel/locale.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { skipBehind } from '../../../store/follower.ts';
import { hasWebhooks } from '../../../store/reading/webhook.ts';
import { countWaiting } from '../../../store/reading/webhook-delivery.ts';
import { setWebhook, tellWebhooks, type WebhookChange } from '../../../store/writing/webhook.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, InvalidInput } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import type { WebhookCarrier } from '../../webhook/carrier.ts';
import { noteAccount } from '../account/shape.ts';
import { ownWebhook, readAddress, readKinds, type WebhookDone, type WebhookInput } from './shape.ts';

export interface UpdateWebhookInput extends WebhookInput {
  /** null: as it is; so are the others. */
  readonly url: string | null;
  readonly kinds: readonly string[] | null;
  readonly locale: Locale | null;
  readonly isOn: boolean | null;
}

/**
 * Changes a webhook of the caller: where it is sent to, what it is told and in which language, and whether it is told at all. What waits
 * for one that is turned on again goes out at once; what happened while it was off is brought by a replay alone.
 */
export async function updateWebhook(
  context: AppContext,
  carrier: WebhookCarrier,
  input: UpdateWebhookInput,
): Promise<Result<WebhookDone, CommonError>> {
  const isAsked = input.url !== null && context.actor.kind !== 'anonymous';
  const address = isAsked ? await readAddress(carrier, input.url) : ok(null);
  return runCommand(context, { mutation: 'updateWebhook', input }, (command) => update(command, input, address));
}

async function update(
  command: Command,
  { webhookId, kinds: wanted, locale, isOn }: UpdateWebhookInput,
  address: Result<string | null, InvalidInput>,
): Promise<Result<Omit<WebhookDone, 'effects'>, CommonError>> {
  const { tx, at } = command;
  const own = await ownWebhook(command, webhookId);
  if (!own.ok) return own;
  if (!address.ok) return err(address.error);
  const { webhook, account } = own.value;
  const kinds = wanted === null ? ok(null) : readKinds(wanted);
  if (!kinds.ok) return err(kinds.error);
  const url = address.value ?? webhook.url;
  const change: WebhookChange = {
    url,
    ...(kinds.value === null ? {} : { kinds: kinds.value }),
    ...(locale === null ? {} : { locale }),
  };
  const { host } = new URL(url);
  const isTurned = isOn !== null && isOn !== (webhook.stopped === null);
  noteAccount(command, account, { change: 'WEBHOOK_CHANGED' });
  if (!isTurned) {
    await setWebhook(tx, webhookId, change);
    return ok({ webhookId, consequences: [] });
  }
  if (!isOn) {
    await setWebhook(tx, webhookId, { ...change, stopped: { at, reason: 'BY_OWNER' }, queuedAt: null });
    return ok({ webhookId, consequences: [message('account.webhook.rests', { host })] });
  }
  if (!(await hasWebhooks(tx))) await skipBehind(tx, 'webhooks');
  const waiting = await countWaiting(tx, webhookId);
  const dueAt = waiting === 0 ? null : at;
  await setWebhook(tx, webhookId, { ...change, stopped: null, failingSince: null, since: at, dueAt, queuedAt: null });
  await tellWebhooks(tx);
  const goesOn = message('account.webhook.goesOn', { n: waiting });
  return ok({ webhookId, consequences: [goesOn, message('account.webhook.missed')] });
}
