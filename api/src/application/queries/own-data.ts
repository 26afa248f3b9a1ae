import type { AccountId } from '../../kernel/ids.ts';
import { accountData } from '../../store/reading/account-data.ts';
import type { AppContext } from '../context.ts';

/**
 * All that is kept of a person, as one value that can be written as JSON: account, tokens, player, bots, mail wishes, entries, games,
 * messages and tickets. Passwords, secrets and what others have written to their directors are not in it.
 */
export async function ownData({ db, now }: Pick<AppContext, 'db' | 'now'>, accountId: AccountId): Promise<object> {
  return {
    format: 'baraza-account-1',
    madeAt: new Date(now()).toISOString(),
    ...(await accountData(db.prisma, accountId)),
  };
}
