import type { AccountId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { accountById } from '../../../store/reading/account.ts';
import { setRole } from '../../../store/writing/account.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext, Role } from '../../context.ts';
import { forbidden, notFound, type CommonError } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { isId } from '../../found.ts';
import { message } from '../../texts/say.ts';

export interface AppointInput extends CommandOptions {
  readonly accountId: AccountId;
  readonly role: Role;
}

export interface AppointDone {
  readonly accountId: AccountId;
}

/** Gives an account another role. For admins and the server itself. */
export async function appoint(context: AppContext, input: AppointInput): Promise<Result<AppointDone, CommonError>> {
  return runCommand(context, { mutation: 'appoint', input }, (command) => give(command, input));
}

async function give(
  { tx, actor }: Command,
  { accountId, role }: AppointInput,
): Promise<Result<AppointDone, CommonError>> {
  const may = actor.kind === 'system' || (actor.kind === 'account' && actor.role === 'ADMIN');
  if (!may) return err(forbidden(message('refused.account.onlyAdmin')));
  if (!isId(accountId) || (await accountById(tx, accountId)) === null) return err(notFound('account'));
  await setRole(tx, accountId, role);
  return ok({ accountId });
}
