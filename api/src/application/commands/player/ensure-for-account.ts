import type { AccountId, PlayerId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../context.ts';

/** The player of an account, made from its name when there is none yet; called at sign-up. */
export async function ensurePlayerForAccount(
  _context: Pick<AppContext, 'db' | 'now' | 'entropy'>,
  _input: { readonly accountId: AccountId; readonly name: string },
): Promise<PlayerId> {
  throw new Error('under construction');
}
