import type { AccountRecord } from '../../store/reading/account.ts';
import { tokensOfAccount, type TokenRecord } from '../../store/reading/token.ts';
import type { AppContext } from '../context.ts';
import { grantOf } from '../grant.ts';

/** The tokens of whoever asks that were not revoked, the newest first; null to who comes by one, which sees none. */
export async function viewerTokens(
  { actor, db }: AppContext,
  { id }: AccountRecord,
): Promise<readonly TokenRecord[] | null> {
  return grantOf(actor) === null ? tokensOfAccount(db.prisma, id) : null;
}
