import type { Translated } from '../../../../../application/mail/texts/mail-texts.ts';

/** What mails say beside a board of bao, in English. */
export const english = {
  store: 'store',
  house: 'nyumba (house)',
  sleepingHouse: 'nyumba with fewer than six kete',
  blocked: 'may not be emptied',
  rows: 'Rows from above: {names}.',
  /** what the last move did, as parts that are joined: `A6<: 3 kete taken from a3, 12 kete sown, the last in B2, which was empty.` */
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: '{n} kete taken from {pits}', other: '{n} kete taken from {pits}' },
    tookNothing: 'nothing taken',
    tookMore: '{pits} and others',
    taxed: 'the nyumba taxed',
    playedHouse: 'the nyumba played',
    sown: { one: '{n} kete sown', other: '{n} kete sown' },
    stopped: {
      empty: 'the last in {pit}, which was empty',
      house: 'the last in {pit}, the nyumba',
      blocked: 'the last in {pit}, which may not be emptied',
      emptyFront: 'no kete left in the front row opposite',
    },
  },
} as const;

/** The same in any language: the same keys, with the same `{places}`. */
export type BaoMailWords = Translated<typeof english>;
