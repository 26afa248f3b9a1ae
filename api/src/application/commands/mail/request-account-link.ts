import { createHash } from 'node:crypto';
import { HOUR, minus } from '../../../kernel/time.ts';
import { accountOfPlayer, playerIdByEmail } from '../../../store/reading/account.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import type { AppContext } from '../../context.ts';

/** How many links of a kind an address is sent within an hour; further ones are not made. */
const MOST_IN_AN_HOUR = 5;

/** What is asked for: a link of this kind, with this token, to this address. */
export interface AccountLinkRequest {
  readonly kind: 'MAGIC_LINK' | 'PASSWORD_RESET';
  readonly email: string;
  readonly token: string;
}

/**
 * Mails a link to sign in or to choose another password, if there is an account with this address and it has not been sent
 * too many; none to sign in to an account that asks for a second factor, which a link would pass by. Nobody is told which of these it was.
 */
export async function requestAccountLink(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { kind, email, token }: AccountLinkRequest,
): Promise<void> {
  const at = now();
  const playerId = await playerIdByEmail(db.prisma, email.toLowerCase());
  const account = playerId === null ? null : await accountOfPlayer(db.prisma, playerId);
  if (playerId === null || (kind === 'MAGIC_LINK' && account?.hasSecondFactor !== false)) return;
  await inTransaction(db, async (tx) => {
    const earlier = await countMailsSince(tx, playerId, kind, minus(at, HOUR));
    if (earlier >= MOST_IN_AN_HOUR) return { keep: false, value: null };
    const dedupeKey = `${kind === 'MAGIC_LINK' ? 'magic-link' : 'password'}:${createHash('sha256').update(token).digest('hex')}`;
    await insertMails(tx, [{ kind, payload: { token }, playerId, dedupeKey, notBefore: at }], at);
    return { keep: true, value: null };
  });
}
