import { graphql } from '../graphql/tada.ts';
import { championshipFragment } from './kiba/championship/championship.ts';
import {
  championshipAtHome,
  championshipHappening,
  championshipHead,
  championshipRow,
} from './kiba/championship/championship-fragments.ts';
import { kuksuTitleFragment } from './kuksu/title/kuksu-title.ts';
import { titleAtHome, titleHead, titleRow } from './kuksu/title/title-fragments.ts';

// What each place of the page asks of a series, whatever it is: every kind of series has its line in each.

/** For the head of its page. */
export const seriesHead = graphql(
  `
    fragment SeriesHead on Series @_unmask {
      __typename
      ...ChampionshipHead
      ...TitleHead
    }
  `,
  [championshipHead, titleHead],
);

/** For a line of a list. */
export const seriesRow = graphql(
  `
    fragment SeriesRow on Series @_unmask {
      __typename
      id
      version
      name
      tournaments {
        id
      }
      ...ChampionshipRow
      ...TitleRow
    }
  `,
  [championshipRow, titleRow],
);

/** For its line on the home page. */
export const seriesAtHome = graphql(
  `
    fragment SeriesAtHome on Series @_unmask {
      __typename
      id
      version
      name
      tournaments {
        id
      }
      ...ChampionshipAtHome
      ...TitleAtHome
    }
  `,
  [championshipAtHome, titleAtHome],
);

/** For all that its first page shows. */
export const seriesWhole = graphql(
  `
    fragment SeriesWhole on Series @_unmask {
      __typename
      id
      ...Championship
      ...KuksuTitle
    }
  `,
  [championshipFragment, kuksuTitleFragment],
);

/** For what its events carry beside what those of every series do. */
export const seriesHappening = graphql(
  `
    fragment SeriesHappening on SeriesEvent @_unmask {
      __typename
      ...ChampionshipHappening
    }
  `,
  [championshipHappening],
);
