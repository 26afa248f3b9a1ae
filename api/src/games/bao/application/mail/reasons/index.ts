import type { MailLocale } from '../../../../../store/mail-preference.ts';
import { BAO_REASONS, type BaoReason } from '../../../rules/reasons.ts';
import { esperantoReasons } from './eo.ts';
import { frenchReasons } from './fr.ts';
import { italianReasons } from './it.ts';
import { swahiliReasons } from './sw.ts';

/** Why a move of bao is refused, in every language. */
export const BAO_REASON_TEXTS: Readonly<Record<MailLocale, Readonly<Record<BaoReason, string>>>> = {
  en: BAO_REASONS,
  it: italianReasons,
  eo: esperantoReasons,
  sw: swahiliReasons,
  fr: frenchReasons,
};
