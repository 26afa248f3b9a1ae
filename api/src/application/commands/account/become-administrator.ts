import type { AccountId } from '../../../kernel/ids.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { hasAdministrator } from '../../../store/reading/account.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { proveAddress, setRole } from '../../../store/writing/account.ts';
import type { AppContext } from '../../context.ts';

/**
 * Makes an account, which exists, the administrator of a server that has none; its address counts as proven, as whoever has
 * the set-up code has the server. Answers false, and changes nothing, where there is one. Of several at once one is made.
 */
export function becomeAdministrator({ db }: Pick<AppContext, 'db'>, accountId: AccountId): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockAccounts(tx);
    if (await hasAdministrator(tx)) return { keep: false, value: false };
    await setRole(tx, accountId, 'ADMIN');
    await proveAddress(tx, accountId);
    return { keep: true, value: true };
  });
}
