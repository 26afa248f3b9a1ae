import type { AccountId } from '../../kernel/ids.ts';
import { accountsPage, listedAccount, type ListedAccount } from '../../store/reading/account.ts';
import type { InstantKey, KeyWindow } from '../../store/reading/key-window.ts';
import type { AppContext } from '../context.ts';
import { mayAdminister } from '../rights.ts';
import { pageOf, type Page } from './page.ts';

/** The accounts of this server, the newest first, or those whose name, address or handle contains `search`; null to who may not see them. */
export async function listAccounts(
  { actor, db }: AppContext,
  search: string | null,
  window: KeyWindow<InstantKey>,
): Promise<Page<ListedAccount, InstantKey> | null> {
  if (!mayAdminister(actor)) return null;
  return pageOf(window, async (wider) => {
    const accounts = await accountsPage(db.prisma, search, wider);
    return accounts.map((thing) => ({ thing, key: { at: thing.createdAt, id: thing.id } }));
  });
}

/** The account that a command was about, as it stands; only its success, which administrators alone get, asks for it. */
export async function accountOf(
  { db }: AppContext,
  { accountId }: { readonly accountId: AccountId },
): Promise<ListedAccount> {
  const account = await listedAccount(db.prisma, accountId);
  if (account === null) throw new Error(`No account ${accountId}`);
  return account;
}
