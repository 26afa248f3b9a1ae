import type { StageWords } from '../../../../application/format-module.ts';

/** The one stage of a match of countries in the languages of the mails. */
export const COUNTRY_MATCH_STAGE_WORDS: StageWords = {
  en: { COUNTRY_MATCH: 'Match of countries' },
  it: { COUNTRY_MATCH: 'Incontro fra nazioni' },
  eo: { COUNTRY_MATCH: 'Matĉo de landoj' },
  sw: { COUNTRY_MATCH: 'Mechi ya nchi mbili' },
  fr: { COUNTRY_MATCH: 'Rencontre de pays' },
};
