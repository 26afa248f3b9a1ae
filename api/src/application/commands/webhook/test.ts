import { err, ok, type Result } from '../../../kernel/result.ts';
import { minus } from '../../../kernel/time.ts';
import { ownedWebhook } from '../../../store/reading/webhook.ts';
import { trialTopic, wasTriedSince } from '../../../store/reading/webhook-delivery.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { insertTrial, setDelivery } from '../../../store/writing/webhook-delivery.ts';
import { runCommand } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { message, say } from '../../texts/say.ts';
import { trialBody } from '../../webhook/body.ts';
import type { WebhookCarrier } from '../../webhook/carrier.ts';
import { isTaken } from '../../webhook/consequence.ts';
import { signedRequest } from '../../webhook/signed.ts';
import { TRIAL_KIND, TRIAL_PAUSE } from '../../webhook/webhook.ts';
import { ownWebhook, type WebhookDone, type WebhookInput } from './shape.ts';

/** A trial that was sent; what came of it stands in the log. */
export interface TestDone extends WebhookDone {
  /** Of the delivery; null in a dry run. */
  readonly number: number | null;
}

/**
 * Sends a webhook of the caller an event that has not happened, at once and this once, whether it is on or off; what is answered stands
 * in its log when this ends. Refused right after another trial.
 */
export async function testWebhook(
  context: AppContext,
  carrier: WebhookCarrier,
  input: WebhookInput,
): Promise<Result<TestDone, CommonError | WrongStatus>> {
  const made: { number: number | null } = { number: null };
  const done = await runCommand<Omit<TestDone, 'effects'>, CommonError | WrongStatus>(
    context,
    { mutation: 'testWebhook', input },
    async (command) => {
      const { tx, at, dryRun } = command;
      const { webhookId } = input;
      const own = await ownWebhook(command, webhookId);
      if (!own.ok) return own;
      if (await wasTriedSince(tx, webhookId, minus(at, TRIAL_PAUSE))) {
        return err(wrongStatus('TRIED', message('refused.webhook.tooSoon')));
      }
      const number = await insertTrial(tx, webhookId, { topic: trialTopic(webhookId), kind: TRIAL_KIND }, at);
      made.number = dryRun ? null : number;
      const { host } = new URL(own.value.webhook.url);
      return ok({ webhookId, number: made.number, consequences: [message('account.webhook.trial', { host })] });
    },
  );
  if (done.ok && made.number !== null) await send(context, carrier, done.value, made.number);
  return done;
}

async function send(
  context: AppContext,
  carrier: WebhookCarrier,
  { webhookId }: TestDone,
  number: number,
): Promise<void> {
  const { db, now } = context;
  const webhook = await ownedWebhook(db.prisma, webhookId);
  if (webhook === null) return;
  const text = say({ locale: webhook.locale, timeZone: null }, message('account.webhook.trialText'));
  const answered = await carrier.send(
    await signedRequest(context, webhook, trialBody(webhookId, number, now(), text), now()),
  );
  await inTransaction(db, async (tx) => {
    const { status } = answered;
    const answer = answered.status === null ? answered.problem : answered.text;
    const state = isTaken(answered) ? 'DELIVERED' : 'FAILED';
    await setDelivery(tx, webhookId, number, { state, status, answer });
    return { keep: true, value: null };
  });
}
