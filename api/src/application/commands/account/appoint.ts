import type { AccountId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { accountById, countAdministrators } from '../../../store/reading/account.ts';
import { setRole } from '../../../store/writing/account.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext, Role } from '../../context.ts';
import { forbidden, notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { mayAdminister } from '../../rights.ts';
import { message } from '../../texts/say.ts';

export interface AppointInput extends CommandOptions {
  readonly accountId: AccountId;
  readonly role: Role;
}

/** Whose role it is, and what it was before. */
export interface AppointDone {
  readonly accountId: AccountId;
  readonly roleBefore: Role;
  readonly effects: Effects;
}

/**
 * Gives an account another role, at once and in all its sessions. For administrators and the server itself; the last
 * administrator stays one.
 */
export async function appoint(
  context: AppContext,
  input: AppointInput,
): Promise<Result<AppointDone, CommonError | WrongStatus>> {
  return runCommand(context, { mutation: 'appoint', input }, (command) => give(command, input));
}

async function give(
  { tx, actor }: Command,
  { accountId, role }: AppointInput,
): Promise<Result<Omit<AppointDone, 'effects'>, CommonError | WrongStatus>> {
  if (!mayAdminister(actor)) return err(forbidden(message('refused.account.onlyAdmin')));
  await lockAccounts(tx);
  const account = isId(accountId) ? await accountById(tx, accountId) : null;
  if (account === null) return err(notFound('account'));
  const isLast = account.role === 'ADMIN' && role !== 'ADMIN' && (await countAdministrators(tx)) === 1;
  if (isLast) return err(wrongStatus(account.role, message('refused.account.lastAdmin')));
  await setRole(tx, accountId, role);
  return ok({ accountId, roleBefore: account.role });
}
