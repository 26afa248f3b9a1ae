import type { SeriesLetters } from '../../../../application/series-module.ts';
import type { championshipSeries } from '../../rules/championship/series.ts';

/** What mails say of championships. */
export const CHAMPIONSHIP_LETTERS: SeriesLetters<keyof typeof championshipSeries.titles> = {
  en: {
    open: 'See the championship',
    titles: {
      BINGWA: {
        subject: 'You are Bingwa wa KIBA',
        intro: 'You have won {tournament}: you are Bingwa wa KIBA, the master of {series}.',
      },
      COUNTRY_CHAMPION: {
        subject: 'Your country has won {tournament}',
        intro: 'Your country has won {tournament}, and you played for it ({series}).',
      },
    },
  },
  it: {
    open: 'Guarda il campionato',
    titles: {
      BINGWA: {
        subject: 'Sei Bingwa wa KIBA',
        intro: 'Hai vinto {tournament}: sei Bingwa wa KIBA, il maestro di {series}.',
      },
      COUNTRY_CHAMPION: {
        subject: 'Il tuo paese ha vinto {tournament}',
        intro: 'Il tuo paese ha vinto {tournament}, e tu hai giocato per lui ({series}).',
      },
    },
  },
  eo: {
    open: 'Vidu la ĉampionadon',
    titles: {
      BINGWA: {
        subject: 'Vi estas Bingwa wa KIBA',
        intro: 'Vi venkis en {tournament}: vi estas Bingwa wa KIBA, la majstro de {series}.',
      },
      COUNTRY_CHAMPION: {
        subject: 'Via lando venkis en {tournament}',
        intro: 'Via lando venkis en {tournament}, kaj vi ludis por ĝi ({series}).',
      },
    },
  },
  sw: {
    open: 'Tazama ubingwa',
    titles: {
      BINGWA: {
        subject: 'Wewe ni Bingwa wa KIBA',
        intro: 'Umeshinda {tournament}: wewe ni Bingwa wa KIBA, bingwa wa {series}.',
      },
      COUNTRY_CHAMPION: {
        subject: 'Nchi yako imeshinda {tournament}',
        intro: 'Nchi yako imeshinda {tournament}, nawe uliichezea ({series}).',
      },
    },
  },
  fr: {
    open: 'Voir le championnat',
    titles: {
      BINGWA: {
        subject: 'Vous êtes Bingwa wa KIBA',
        intro: 'Vous avez gagné {tournament} : vous êtes Bingwa wa KIBA, le maître de {series}.',
      },
      COUNTRY_CHAMPION: {
        subject: 'Votre pays a gagné {tournament}',
        intro: 'Votre pays a gagné {tournament}, et vous avez joué pour lui ({series}).',
      },
    },
  },
};
