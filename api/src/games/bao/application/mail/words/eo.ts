import type { BaoMailWords } from './en.ts';

/** What mails say beside a board of bao, in Esperanto. */
export const esperanto: BaoMailWords = {
  store: 'provizo',
  house: 'nyumba (domo)',
  sleepingHouse: 'nyumba kun malpli ol ses kete',
  blocked: 'ne malplenigebla',
  rows: 'Vicoj de supre: {names}.',
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: '{n} kete prenita el {pits}', other: '{n} kete prenitaj el {pits}' },
    tookNothing: 'nenio prenita',
    tookMore: '{pits} kaj aliaj',
    taxed: 'nyumba impostita',
    playedHouse: 'nyumba ludita',
    sown: { one: '{n} kete semita', other: '{n} kete semitaj' },
    stopped: {
      empty: 'la lasta en {pit}, kiu estis malplena',
      house: 'la lasta en {pit}, la nyumba',
      blocked: 'la lasta en {pit}, ne malplenigebla',
      emptyFront: 'neniu kete restis en la kontraŭa antaŭa vico',
    },
  },
};
