import type { AccountRecord } from '../../../store/reading/account.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import type { Command } from '../../command.ts';
import { accountLocale } from '../../mail/account-locale.ts';

/**
 * Tells the address of an account that is merged into another and goes, in the language of its owner: its player is the other's after that, and
 * no event could tell it.
 */
export async function tellLeavingAddress(
  { tx, at }: Command,
  { from, into }: { readonly from: AccountRecord; readonly into: AccountRecord },
  reason: string,
): Promise<void> {
  if (from.playerId === null || into.playerId === null) return;
  const payload = {
    ...{ token: '', address: from.email, locale: accountLocale(from) },
    ...{ mergedId: from.playerId, intoId: into.playerId, reason },
  };
  const dedupeKey = `account-merged:${from.id}`;
  await insertMails(tx, [{ kind: 'ACCOUNT_MERGED', payload, playerId: null, dedupeKey, notBefore: at }], at);
}
