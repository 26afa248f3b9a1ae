import type { TournamentId, WebhookId } from '../../../kernel/ids.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { Locale } from '../../../kernel/locale.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { skipBehind } from '../../../store/follower.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { countWebhooks, hasWebhooks } from '../../../store/reading/webhook.ts';
import { insertWebhook } from '../../../store/writing/webhook.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { notFound, wrongStatus, type CommonError, type InvalidInput, type WrongStatus } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { isId } from '../../found.ts';
import { grantOf } from '../../grant.ts';
import { message } from '../../texts/say.ts';
import type { WebhookCarrier } from '../../webhook/carrier.ts';
import { newSecret } from '../../webhook/signed.ts';
import { ownAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';
import { readAddress, readKinds, type WebhookDone } from './shape.ts';

export interface CreateWebhookInput extends CommandOptions {
  readonly url: string;
  /** Of which tournament alone it is told; null: of all. */
  readonly tournamentId: TournamentId | null;
  /** Names of events; empty: all. */
  readonly kinds: readonly string[];
  /** In which language it is told. */
  readonly locale: Locale;
}

/** A webhook whose secret is another than before. */
export interface SecretDone extends WebhookDone {
  /** The secret, shown this once; null in a dry run, and when the same is asked again. */
  readonly secret: string | null;
}

type Failure = CommonError | WrongStatus;
type Work = Omit<SecretDone, 'effects'>;

/**
 * Makes a webhook: what happens from now on, and its owner may read, is sent to an address of the public internet. One that a token
 * makes is told what the token may read, and ends with it. Refused to who has as many as anybody may have.
 */
export async function createWebhook(
  context: AppContext,
  carrier: WebhookCarrier,
  input: CreateWebhookInput,
): Promise<Result<SecretDone, Failure>> {
  const address = context.actor.kind === 'anonymous' ? ok(input.url) : await readAddress(carrier, input.url);
  return withSecret(context, 'createWebhook', input, (command, secret) => create(command, input, address, secret));
}

type Secret = Awaited<ReturnType<typeof newSecret>>;

/** Runs a command that makes a secret, which is shown when it is done for good, and never again. */
export async function withSecret(
  context: AppContext,
  mutation: string,
  input: CommandOptions,
  work: (command: Command, secret: Secret) => Promise<Result<Omit<Work, 'secret'>, Failure>>,
): Promise<Result<SecretDone, Failure>> {
  const made: { shown: string | null } = { shown: null };
  const done = await runCommand(context, { mutation, input }, async (command) => {
    const { tx, entropy } = command;
    const secret = await newSecret({ db: { prisma: tx }, entropy }, entropy);
    made.shown = command.dryRun ? null : secret.shown;
    return work(command, secret);
  });
  return done.ok ? ok({ ...done.value, secret: made.shown }) : done;
}

async function create(
  command: Command,
  input: CreateWebhookInput,
  address: Result<string, InvalidInput>,
  { sealed }: Secret,
): Promise<Result<Omit<Work, 'secret'>, Failure>> {
  const { tx, at, actor, entropy, limits } = command;
  await lockAccounts(tx);
  const account = await ownAccount(command);
  if (!account.ok) return account;
  if (!address.ok) return address;
  const kinds = readKinds(input.kinds);
  if (!kinds.ok) return kinds;
  const { tournamentId, locale } = input;
  if (tournamentId !== null && (!isId(tournamentId) || (await tournamentsByIds(tx, [tournamentId])).length === 0)) {
    return err(notFound('tournament'));
  }
  const { id: accountId } = account.value;
  if ((await countWebhooks(tx, accountId)) >= limits.webhooks) {
    return err(wrongStatus('MANY', message('refused.webhook.many', { most: limits.webhooks })));
  }
  if (!(await hasWebhooks(tx))) await skipBehind(tx, 'webhooks');
  const id = newId<WebhookId>(entropy);
  const tokenId = grantOf(actor)?.tokenId ?? null;
  const wish = { url: address.value, tournamentId, kinds: kinds.value, locale };
  await insertWebhook(tx, { id, accountId, tokenId, ...wish, secret: sealed, createdAt: at });
  noteAccount(command, account.value, { change: 'WEBHOOK_CREATED' });
  const scope = tournamentId === null ? 'ALL' : 'ONE';
  const { host } = new URL(address.value);
  return ok({ webhookId: id, consequences: [message('account.webhook.begins', { host, scope })] });
}
