import type { StageWords } from '../../../application/format-module.ts';

/** The stages of a KIBA tournament in the languages of the mails. */
export const KIBA_STAGE_WORDS: StageWords = {
  en: { QUALIFICATION: 'Qualification', SEMIFINAL: 'Semi-finals', FINAL: 'Final' },
  it: { QUALIFICATION: 'Qualificazione', SEMIFINAL: 'Semifinali', FINAL: 'Finale' },
  eo: { QUALIFICATION: 'Kvalifika etapo', SEMIFINAL: 'Duonfinaloj', FINAL: 'Finalo' },
  sw: { QUALIFICATION: 'Mchujo', SEMIFINAL: 'Nusu fainali', FINAL: 'Fainali' },
  fr: { QUALIFICATION: 'Qualification', SEMIFINAL: 'Demi-finales', FINAL: 'Finale' },
};
