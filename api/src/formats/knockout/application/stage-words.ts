import type { StageWords } from '../../../application/format-module.ts';

/** The rounds of a knock-out in the languages of the mails. */
export const KNOCKOUT_STAGE_WORDS: StageWords = {
  en: { ROUND: 'Round {number}', QUARTER_FINAL: 'Quarter-finals', SEMI_FINAL: 'Semi-finals', FINAL: 'Final' },
  it: { ROUND: 'Turno {number}', QUARTER_FINAL: 'Quarti di finale', SEMI_FINAL: 'Semifinali', FINAL: 'Finale' },
  eo: { ROUND: 'Rondo {number}', QUARTER_FINAL: 'Kvaronfinaloj', SEMI_FINAL: 'Duonfinaloj', FINAL: 'Finalo' },
  sw: { ROUND: 'Raundi ya {number}', QUARTER_FINAL: 'Robo fainali', SEMI_FINAL: 'Nusu fainali', FINAL: 'Fainali' },
  fr: { ROUND: 'Tour {number}', QUARTER_FINAL: 'Quarts de finale', SEMI_FINAL: 'Demi-finales', FINAL: 'Finale' },
};
