import type { Locale } from '../../kernel/locale.ts';
import type { Tx } from '../../store/client.ts';
import { mailPreferences, USUAL_MAIL } from '../../store/mail-preference.ts';
import type { AccountRecord } from '../../store/reading/account.ts';

/** The language in which the owner of an account wants his mails. */
export async function accountLocale(tx: Tx, { playerId }: Pick<AccountRecord, 'playerId'>): Promise<Locale> {
  if (playerId === null) return USUAL_MAIL.locale;
  return ((await mailPreferences(tx, [playerId])).get(playerId) ?? USUAL_MAIL).locale;
}
