import { ok, type Result } from '../../../kernel/result.ts';
import { HOUR, millis, plus } from '../../../kernel/time.ts';
import { setWebhook } from '../../../store/writing/webhook.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import { readNumber } from '../../input-text.ts';
import { message } from '../../texts/say.ts';
import { GRACE_HOURS } from '../../webhook/webhook.ts';
import { noteAccount } from '../account/shape.ts';
import { withSecret, type SecretDone } from './create.ts';
import { ownWebhook, type WebhookInput } from './shape.ts';

export interface RotateSecretInput extends WebhookInput {
  /** How many hours the old secret signs beside the new one. */
  readonly graceHours: number;
}

/** Gives a webhook of the caller another secret, which is shown this once; the old one signs beside it for as long as is said. */
export function rotateWebhookSecret(
  context: AppContext,
  input: RotateSecretInput,
): Promise<Result<SecretDone, CommonError | WrongStatus>> {
  return withSecret(context, 'rotateWebhookSecret', input, async (command, { sealed }) => {
    const { tx, at } = command;
    const { webhookId } = input;
    const own = await ownWebhook(command, webhookId);
    if (!own.ok) return own;
    const hours = readNumber('graceHours', input.graceHours, { least: 0, most: GRACE_HOURS.most });
    if (!hours.ok) return hours;
    const until = plus(at, millis(hours.value * HOUR));
    const oldSecret = hours.value === 0 ? null : { secret: own.value.webhook.secret, until };
    await setWebhook(tx, webhookId, { secret: sealed, oldSecret });
    noteAccount(command, own.value.account, { change: 'WEBHOOK_SECRET_CHANGED' });
    return ok({ webhookId, consequences: [message('account.webhook.oldSecret', { hours: hours.value })] });
  });
}
