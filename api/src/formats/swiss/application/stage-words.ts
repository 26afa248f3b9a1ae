import type { StageWords } from '../../../application/format-module.ts';

/** The one stage of a Swiss in the languages of the mails. */
export const SWISS_STAGE_WORDS: StageWords = {
  en: { SWISS: 'Swiss' },
  it: { SWISS: 'Svizzero' },
  eo: { SWISS: 'Svisa sistemo' },
  sw: { SWISS: 'Mfumo wa Uswisi' },
  fr: { SWISS: 'Système suisse' },
};
