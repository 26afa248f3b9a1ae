import { err, ok } from '../../../kernel/result.ts';
import { removeFactor } from '../../../store/writing/account.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import { administered, noteAccount, type AccountDone, type AccountInput } from './shape.ts';

/** Lets somebody who has lost his second factor and his recovery codes sign in by his password alone. For administrators and the server itself. */
export const removeSecondFactor = defineCommand<AccountInput, AccountDone, CommonError | WrongStatus>(
  'removeSecondFactor',
  async (command, { accountId }) => {
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    if (!found.value.hasSecondFactor) return err(wrongStatus('WITHOUT_FACTOR', message('refused.account.noFactor')));
    await removeFactor(command.tx, accountId);
    noteAccount(command, found.value, { change: 'SECOND_FACTOR_REMOVED' });
    return ok({ accountId, consequences: [] });
  },
);
