import type { MailLocale } from '../../../../../store/mail-preference.ts';
import { english, type GoMailWords } from './en.ts';
import { esperanto } from './eo.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { swahili } from './sw.ts';

/** The words of every language. */
export const GO_MAIL_WORDS: Readonly<Record<MailLocale, GoMailWords>> = {
  en: english,
  it: italian,
  eo: esperanto,
  sw: swahili,
  fr: french,
};
