import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';

/** Where a title stands. */
export const titleHead = graphql(`
  fragment TitleHead on KuksuTitle @_unmask {
    titleState: state
  }
`);

/** A title as a line of a list. */
export const titleRow = graphql(
  `
    fragment TitleRow on KuksuTitle @_unmask {
      ...TitleHead
      current {
        id
        seriesNumber
        gamesTotal
        gamesDecided
      }
      holder {
        id
        ...PlayerName
      }
    }
  `,
  [titleHead, playerNameFragment],
);

/** A title as one line on the first page: where its cycle stands, and who holds it. */
export const titleAtHome = graphql(
  `
    fragment TitleAtHome on KuksuTitle @_unmask {
      ...TitleHead
      id
      name
      current {
        id
        pagePath
        seriesNumber
      }
      holder {
        id
        ...PlayerName
      }
    }
  `,
  [titleHead, playerNameFragment],
);

export type TitleAtHome = ResultOf<typeof titleAtHome>;
