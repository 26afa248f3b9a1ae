import type { BaoMailWords } from './en.ts';

/** What mails say beside a board of bao, in Swahili. */
export const swahili: BaoMailWords = {
  store: 'ghala',
  house: 'nyumba',
  sleepingHouse: 'nyumba yenye kete chini ya sita',
  blocked: 'haliwezi kuchukuliwa',
  rows: 'Safu kutoka juu: {names}.',
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: 'kete {n} imechukuliwa kutoka {pits}', other: 'kete {n} zimechukuliwa kutoka {pits}' },
    tookNothing: 'hakuna kete iliyochukuliwa',
    tookMore: '{pits} na mengine',
    taxed: 'nyumba imetozwa',
    playedHouse: 'nyumba imechezwa',
    sown: { one: 'kete {n} imepandwa', other: 'kete {n} zimepandwa' },
    stopped: {
      empty: 'ya mwisho katika {pit}, lililokuwa tupu',
      house: 'ya mwisho katika {pit}, yaani nyumba',
      blocked: 'ya mwisho katika {pit}, lisiloweza kuchukuliwa',
      emptyFront: 'hakuna kete iliyobaki katika safu ya mbele ya upande wa pili',
    },
  },
};
