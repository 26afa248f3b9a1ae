import type { MailLocale } from '../../../../../store/mail-preference.ts';
import { GO_SENTENCES, type GoSentence } from '../../../rules/sentences.ts';
import { esperantoGoReasons } from './eo.ts';
import { frenchGoReasons } from './fr.ts';
import { italianGoReasons } from './it.ts';
import { swahiliGoReasons } from './sw.ts';

/** Why a move of go is refused, in every language. */
export const GO_REASON_TEXTS: Readonly<Record<MailLocale, Readonly<Record<GoSentence, string>>>> = {
  en: GO_SENTENCES,
  it: italianGoReasons,
  eo: esperantoGoReasons,
  sw: swahiliGoReasons,
  fr: frenchGoReasons,
};
