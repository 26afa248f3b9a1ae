import type { BaoMailWords } from './en.ts';

/** What mails say beside a board of bao, in French. */
export const french: BaoMailWords = {
  store: 'réserve',
  house: 'nyumba (maison)',
  sleepingHouse: 'nyumba de moins de six kete',
  blocked: 'ne peut être vidé',
  rows: 'Rangées de haut en bas : {names}.',
  sowing: {
    whole: '{move} : {acts}.',
    took: { one: '{n} kete pris dans {pits}', many: '{n} kete pris dans {pits}', other: '{n} kete pris dans {pits}' },
    tookNothing: 'rien de pris',
    tookMore: '{pits} et d’autres',
    taxed: 'nyumba taxée',
    playedHouse: 'nyumba jouée',
    sown: { one: '{n} kete semé', many: '{n} kete semés', other: '{n} kete semés' },
    stopped: {
      empty: 'le dernier en {pit}, qui était vide',
      house: 'le dernier en {pit}, la nyumba',
      blocked: 'le dernier en {pit}, qui ne peut être vidé',
      emptyFront: 'plus aucun kete dans la rangée avant d’en face',
    },
  },
};
