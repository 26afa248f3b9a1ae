import type { MailLocale } from '../../../../../store/mail-preference.ts';
import { english, type BackgammonMailWords } from './en.ts';
import { esperanto } from './eo.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { swahili } from './sw.ts';

/** The words of every language. */
export const BACKGAMMON_MAIL_WORDS: Readonly<Record<MailLocale, BackgammonMailWords>> = {
  en: english,
  it: italian,
  eo: esperanto,
  sw: swahili,
  fr: french,
};
