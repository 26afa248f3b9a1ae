import { err, ok, type Result } from '../../../kernel/result.ts';
import { removeFactor } from '../../../store/writing/account.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import { administered, noteAccount, type AccountDone, type AccountInput, type AccountWork } from './shape.ts';

/** Lets somebody who has lost his second factor and his recovery codes sign in by his password alone. For administrators and the server itself. */
export async function removeSecondFactor(
  context: AppContext,
  input: AccountInput,
): Promise<Result<AccountDone, CommonError | WrongStatus>> {
  return runCommand(context, { mutation: 'removeSecondFactor', input }, (command) => remove(command, input));
}

async function remove(
  command: Command,
  { accountId }: AccountInput,
): Promise<Result<AccountWork, CommonError | WrongStatus>> {
  const found = await administered(command, accountId);
  if (!found.ok) return found;
  if (!found.value.hasSecondFactor) return err(wrongStatus('WITHOUT_FACTOR', message('refused.account.noFactor')));
  await removeFactor(command.tx, accountId);
  noteAccount(command, found.value, { change: 'SECOND_FACTOR_REMOVED' });
  return ok({ accountId, consequences: [] });
}
