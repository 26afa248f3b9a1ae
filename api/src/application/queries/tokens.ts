import type { AccountRecord } from '../../store/reading/account.ts';
import type { TokenId } from '../../kernel/ids.ts';
import { tokenOfAccount, tokensOfAccount, type TokenRecord } from '../../store/reading/token.ts';
import type { AppContext } from '../context.ts';
import { grantOf } from '../grant.ts';
import { isId } from '../found.ts';

/** The tokens of whoever asks that were not revoked, the newest first; null to who comes by one, which sees none. */
export async function viewerTokens(
  { actor, db }: AppContext,
  { id }: AccountRecord,
): Promise<readonly TokenRecord[] | null> {
  return grantOf(actor) === null ? tokensOfAccount(db.prisma, id) : null;
}

/** A token of whoever asks; null where he has none of this id, and to who comes by a token. */
export async function viewerToken({ actor, db }: AppContext, id: TokenId): Promise<TokenRecord | null> {
  if (actor.kind !== 'account' || grantOf(actor) !== null || !isId(id)) return null;
  return tokenOfAccount(db.prisma, actor.accountId, id);
}
