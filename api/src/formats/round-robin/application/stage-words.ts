import type { StageWords } from '../../../application/format-module.ts';

/** The one stage of a round robin in the languages of the mails. */
export const ROUND_ROBIN_STAGE_WORDS: StageWords = {
  en: { ROUND_ROBIN: 'Round robin' },
  it: { ROUND_ROBIN: 'Girone all’italiana' },
  eo: { ROUND_ROBIN: 'Ĉiuj kontraŭ ĉiuj' },
  sw: { ROUND_ROBIN: 'Kila mmoja dhidi ya kila mmoja' },
  fr: { ROUND_ROBIN: 'Toutes rondes' },
};
