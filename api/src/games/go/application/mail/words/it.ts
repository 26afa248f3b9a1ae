import type { GoMailWords } from './en.ts';

/** What mails say beside a board of go, in Italian. */
export const italian: GoMailWords = {
  taken: { one: '{n} prigioniero', many: '{n} di prigionieri', other: '{n} prigionieri' },
  legend: 'X è Nero, O è Bianco; l’ultima pietra sta fra parentesi.',
  ko: '{point} ora non si può riprendere.',
  agree:
    'Entrambi hanno passato: accordatevi sul punteggio. Apri il tavoliere, o accetta i segni come sono con {example}.',
  answer: 'Ogni punto vuoto dove una pietra può stare, o pass.',
};
