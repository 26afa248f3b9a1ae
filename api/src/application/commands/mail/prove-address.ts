import { err, ok, type Result } from '../../../kernel/result.ts';
import type { AccountId, PlayerId } from '../../../kernel/ids.ts';
import { HOUR, minus } from '../../../kernel/time.ts';
import { accountOfPlayer, playerIdOfAccount } from '../../../store/reading/account.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { proveAddress } from '../../../store/writing/account.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import type { AppContext } from '../../context.ts';
import { notFound, type NotFound } from '../../errors.ts';
import { isProofOf, readProof } from '../../mail/address-proof.ts';

const MOST_IN_AN_HOUR = 5;

/** Mails an account the link with which its address is shown to be its owner's, if it has not been sent too many. */
export async function requestProof({ db, now }: Pick<AppContext, 'db' | 'now'>, accountId: AccountId): Promise<void> {
  const at = now();
  const playerId = await playerIdOfAccount(db.prisma, accountId);
  if (playerId === null) return;
  await inTransaction(db, async (tx) => {
    const earlier = await countMailsSince(tx, playerId, 'CONFIRM_ADDRESS', minus(at, HOUR));
    if (earlier >= MOST_IN_AN_HOUR) return { keep: false, value: null };
    const dedupeKey = `confirm-address:${playerId}:asked:${at}:${earlier}`;
    await insertMails(tx, [{ kind: 'CONFIRM_ADDRESS', payload: {}, playerId, dedupeKey, notBefore: at }], at);
    return { keep: true, value: null };
  });
}

/** Notes that the address for which this token was made is its reader's. Refuses a token that is forged, out of date, or for another address. */
export async function proveBy(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  secret: string,
  token: string,
): Promise<Result<{ readonly playerId: PlayerId }, NotFound>> {
  const proof = readProof(token);
  const account = proof === null ? null : await accountOfPlayer(db.prisma, proof.playerId);
  if (proof === null || account === null || !isProofOf(secret, proof, account.email) || proof.until < now()) {
    return err(notFound('linkToConfirm'));
  }
  await proveAddress(db.prisma, account.id);
  return ok({ playerId: proof.playerId });
}
