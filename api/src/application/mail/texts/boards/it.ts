import type { MailTexts } from '../mail-texts.ts';

/** What mails say beside a board, in Italian. */
export const italianBoards: Pick<MailTexts, 'board' | 'goBoard' | 'sowing'> = {
  board: {
    store: 'riserva',
    house: 'nyumba (casa)',
    sleepingHouse: 'nyumba con meno di sei kete',
    blocked: 'non si può svuotare',
    toMove: 'Muove {name} ({side}).',
    hasWon: '{name} ({side}) ha vinto.',
    rows: 'File dall’alto: {names}.',
  },
  goBoard: {
    taken: { one: '{n} prigioniero', many: '{n} di prigionieri', other: '{n} prigionieri' },
    legend: 'X è Nero, O è Bianco; l’ultima pietra sta fra parentesi.',
    ko: '{point} ora non si può riprendere.',
    agree:
      'Entrambi hanno passato: accordatevi sul punteggio. Apri il tavoliere, o accetta i segni come sono con {example}.',
    answer: 'Ogni punto vuoto dove una pietra può stare, o pass.',
  },
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
