import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { baoBoardPosition, baoBoardTrace } from './board/position.ts';

/** A game of bao after one ply, and how it came there. */
export const baoMoment = graphql(
  `
    fragment BaoMomentShown on BaoMoment @_unmask {
      ply
      notation
      summary
      position {
        ...BaoBoardPosition
      }
      trace {
        reason
        ...BaoBoardTrace
      }
    }
  `,
  [baoBoardPosition, baoBoardTrace],
);

export type Moment = ResultOf<typeof baoMoment>;

/** A game of bao among other boards after one ply. */
export const baoThen = graphql(
  `
    fragment BaoThen on BaoMoment @_unmask {
      position {
        ...BaoBoardPosition
      }
    }
  `,
  [baoBoardPosition],
);

/** How a game of bao stands: its board. */
export const baoStanding = graphql(
  `
    fragment BaoStanding on BaoGame @_unmask {
      position {
        ...BaoBoardPosition
      }
    }
  `,
  [baoBoardPosition],
);

/** A game of bao among other boards, given its height: its board, and how the last move was sown. */
export const baoFeatured = graphql(
  `
    fragment BaoFeatured on BaoGame @_unmask {
      ...BaoStanding
      moment {
        ply
        trace {
          ...BaoBoardTrace
        }
      }
    }
  `,
  [baoStanding, baoBoardTrace],
);

/** What the page of a game of bao begins with. */
export const baoPage = graphql(
  `
    fragment BaoPage on BaoGame @_unmask {
      variant
      ...BaoStanding
    }
  `,
  [baoStanding],
);

/** What a player of a tournament is in bao besides his rating. */
export const baoEntry = graphql(`
  fragment BaoEntry on Entry @_unmask {
    score {
      shown
    }
  }
`);
