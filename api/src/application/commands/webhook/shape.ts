import type { Message } from '../../../kernel/message.ts';
import type { WebhookId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockWebhook, type WebhookRecord } from '../../../store/reading/webhook.ts';
import type { Command } from '../../command.ts';
import { invalidInput, notFound, type Forbidden, type InvalidInput, type NotFound } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { grantOf } from '../../grant.ts';
import { message } from '../../texts/say.ts';
import type { EventKind } from '../../vocabulary/event.ts';
import type { WebhookCarrier } from '../../webhook/carrier.ts';
import { TOLD_KINDS } from '../../webhook/webhook.ts';
import { ownAccount, type OwnAccount } from '../account/change-profile.ts';

/** The webhook that a command is about. */
export interface WebhookInput extends CommandOptions {
  readonly webhookId: WebhookId;
}

/** What a command has done with a webhook. */
export interface WebhookDone {
  readonly webhookId: WebhookId;
  /** What follows beside what is told, one sentence each. */
  readonly consequences: readonly Message[];
  readonly effects: Effects;
}

/** A webhook with the account that it is of. */
interface OwnWebhook {
  readonly webhook: WebhookRecord;
  readonly account: OwnAccount;
}

/** The caller's own webhook, locked; by a token one that it has made itself. */
export async function ownWebhook(
  command: Command,
  webhookId: WebhookId,
): Promise<Result<OwnWebhook, Forbidden | NotFound>> {
  const account = await ownAccount(command);
  if (!account.ok) return account;
  const webhook = isId(webhookId) ? await lockWebhook(command.tx, webhookId) : null;
  const grant = grantOf(command.actor);
  const isOwn = webhook?.accountId === account.value.id && (grant === null || webhook.tokenId === grant.tokenId);
  return webhook === null || !isOwn ? err(notFound('webhook')) : ok({ webhook, account: account.value });
}

const LONGEST_ADDRESS = 500;

/** An address to which events may be sent, as its name leads now. */
export async function readAddress(
  carrier: WebhookCarrier,
  text: string,
  field = 'url',
): Promise<Result<string, InvalidInput>> {
  const url = text.length > LONGEST_ADDRESS ? null : URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol))
    return err(invalidInput(field, message('refused.webhook.address')));
  url.hash = '';
  const problem = await carrier.problemOf(url);
  if (problem === null) return ok(url.href);
  return err(invalidInput(field, message(`refused.webhook.problem.${problem}`)));
}

/** Kinds of events that webhooks are told, each once, in the order of the vocabulary; others are refused. */
export function readKinds(kinds: readonly string[]): Result<readonly EventKind[], InvalidInput> {
  const isTold = kinds.every((kind) => TOLD_KINDS.some((told) => told === kind));
  if (!isTold) return err(invalidInput('kinds', message('refused.webhook.untold')));
  return ok(TOLD_KINDS.filter((kind) => kinds.includes(kind)));
}
