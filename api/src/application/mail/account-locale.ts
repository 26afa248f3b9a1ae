import type { Locale } from '../../kernel/locale.ts';
import { USUAL_MAIL } from '../../store/mail-preference.ts';
import type { AccountRecord } from '../../store/reading/account.ts';

/** The language in which the owner of an account is written to. */
export const accountLocale = ({ locale }: Pick<AccountRecord, 'locale'>): Locale => locale ?? USUAL_MAIL.locale;
