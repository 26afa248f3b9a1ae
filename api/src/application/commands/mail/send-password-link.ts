import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { plus, type Instant } from '../../../kernel/time.ts';
import { keepPasswordToken } from '../../../store/writing/account.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import { base32 } from '../../../kernel/entropy.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { ACCOUNT_LINK_LIVES } from '../../mail/account-link.ts';
import { message } from '../../texts/say.ts';
import { administered, noteAccount, type AccountInput } from '../account/shape.ts';

/** A link to choose another password that was made for an account. */
export interface SendPasswordLinkDone extends Pick<AccountInput, 'accountId'> {
  /** The secret part of the link, shown this once; null when it was mailed, in a dry run, and when the same is asked again. */
  readonly token: string | null;
  readonly expiresAt: Instant;
  readonly effects: Effects;
}

/**
 * Gives the owner of an account a link to choose another password, which works once, for an hour: by mail, or where no mail
 * goes out to whoever asks, who hands it on. For administrators and the server itself; not for a blocked account.
 */
export async function sendPasswordLink(
  context: AppContext,
  input: AccountInput,
): Promise<Result<SendPasswordLinkDone, CommonError | WrongStatus>> {
  const sendsMail = context.mailing !== undefined;
  const made = { token: base32(context.entropy.bytes(20)), isNew: false };
  const done = await runCommand(context, { mutation: 'sendPasswordLink', input }, async (command) => {
    made.isNew = !command.dryRun;
    return send(command, input, { token: made.token, sendsMail });
  });
  if (!done.ok) return done;
  return ok({ ...done.value, token: made.isNew && !sendsMail ? made.token : null });
}

async function send(
  command: Command,
  { accountId }: AccountInput,
  { token, sendsMail }: { readonly token: string; readonly sendsMail: boolean },
): Promise<Result<Omit<SendPasswordLinkDone, 'token' | 'effects'>, CommonError | WrongStatus>> {
  const { tx, at } = command;
  const found = await administered(command, accountId);
  if (!found.ok) return found;
  const { block, playerId } = found.value;
  if (block !== null) return err(wrongStatus('BLOCKED', message('refused.account.unblockFirst')));
  const expiresAt = plus(at, ACCOUNT_LINK_LIVES.PASSWORD_RESET);
  await keepPasswordToken(tx, accountId, token);
  if (sendsMail && playerId !== null) {
    const dedupeKey = `password:${createHash('sha256').update(token).digest('hex')}`;
    await insertMails(tx, [{ kind: 'PASSWORD_RESET', payload: { token }, playerId, dedupeKey, notBefore: at }], at);
  }
  noteAccount(command, found.value, { change: sendsMail ? 'PASSWORD_LINK_MAILED' : 'PASSWORD_LINK_SHOWN' });
  return ok({ accountId, expiresAt });
}
