import type { SeriesLetters } from '../../../../application/series-module.ts';
import type { titleSeries } from '../../rules/title-series.ts';

/** What mails say of titles. */
export const TITLE_LETTERS: SeriesLetters<keyof typeof titleSeries.titles> = {
  en: {
    open: 'See the title',
    titles: {
      TITLE_HOLDER: {
        subject: 'You hold the title: {series}',
        intro:
          'After {tournament} you hold the title of {series}. The winner of League A of the next cycle will challenge you.',
      },
    },
  },
  it: {
    open: 'Guarda il titolo',
    titles: {
      TITLE_HOLDER: {
        subject: 'Il titolo è tuo: {series}',
        intro: 'Dopo {tournament} il titolo di {series} è tuo. Chi vince la Lega A del prossimo ciclo ti sfiderà.',
      },
    },
  },
  eo: {
    open: 'Vidu la titolon',
    titles: {
      TITLE_HOLDER: {
        subject: 'Vi havas la titolon: {series}',
        intro: 'Post {tournament} vi havas la titolon de {series}. La venkinto de Ligo A de la sekva ciklo defios vin.',
      },
    },
  },
  sw: {
    open: 'Tazama taji',
    titles: {
      TITLE_HOLDER: {
        subject: 'Wewe ndiye mwenye taji: {series}',
        intro:
          'Baada ya {tournament} wewe ndiye mwenye taji la {series}. Mshindi wa Ligi A ya awamu ijayo atakukabili.',
      },
    },
  },
  fr: {
    open: 'Voir le titre',
    titles: {
      TITLE_HOLDER: {
        subject: 'Vous détenez le titre : {series}',
        intro:
          'Après {tournament}, vous détenez le titre de {series}. Le vainqueur de la Ligue A du prochain cycle vous défiera.',
      },
    },
  },
};
