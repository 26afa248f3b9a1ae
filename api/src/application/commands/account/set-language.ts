import type { Locale } from '../../../kernel/locale.ts';
import { err, ok } from '../../../kernel/result.ts';
import { accountById } from '../../../store/reading/account.ts';
import { setLocale } from '../../../store/writing/account.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, type CommonError } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { message } from '../../texts/say.ts';
import type { AccountDone } from './shape.ts';

export interface SetLanguageInput extends CommandOptions {
  readonly locale: Locale;
}

/** Says in which language the caller reads pages and mails; it holds at once, also for mails that wait. */
export const setLanguage = defineCommand<SetLanguageInput, AccountDone, CommonError>(
  'setLanguage',
  async ({ tx, actor }, { locale }) => {
    const account = actor.kind === 'account' ? await accountById(tx, actor.accountId) : null;
    if (account === null) return err(forbidden(message('refused.account.onlyOwner')));
    await setLocale(tx, account.id, locale);
    return ok({ accountId: account.id, consequences: [] });
  },
);
