import type { BaoMailWords } from './en.ts';

/** What mails say beside a board of bao, in Italian. */
export const italian: BaoMailWords = {
  store: 'riserva',
  house: 'nyumba (casa)',
  sleepingHouse: 'nyumba con meno di sei kete',
  blocked: 'non si può svuotare',
  rows: 'File dall’alto: {names}.',
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: '{n} kete presa da {pits}', many: '{n} kete prese da {pits}', other: '{n} kete prese da {pits}' },
    tookNothing: 'niente preso',
    tookMore: '{pits} e altre',
    taxed: 'nyumba tassata',
    playedHouse: 'nyumba giocata',
    sown: { one: '{n} kete seminata', many: '{n} kete seminate', other: '{n} kete seminate' },
    stopped: {
      empty: 'l’ultima in {pit}, che era vuota',
      house: 'l’ultima in {pit}, la nyumba',
      blocked: 'l’ultima in {pit}, che non si può svuotare',
      emptyFront: 'nessuna kete rimasta nella fila di fronte',
    },
  },
};
