import type { StageWords } from '../../../application/format-module.ts';

/** The stages of a cycle in the languages of the mails. */
export const KUKSU_STAGE_WORDS: StageWords = {
  en: { LEAGUES: 'Leagues', TITLE_MATCH: 'Title match' },
  it: { LEAGUES: 'Leghe', TITLE_MATCH: 'Incontro per il titolo' },
  eo: { LEAGUES: 'Ligoj', TITLE_MATCH: 'Matĉo pri la titolo' },
  sw: { LEAGUES: 'Ligi', TITLE_MATCH: 'Mechi ya taji' },
  fr: { LEAGUES: 'Ligues', TITLE_MATCH: 'Match pour le titre' },
};
