import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { goBoardPosition, goShownPosition } from './board/position.ts';

/** A game of go after one ply, and what the last move did. */
export const goMoment = graphql(
  `
    fragment GoMomentShown on GoMoment @_unmask {
      ply
      notation
      summary
      position {
        ...GoShownPosition
      }
    }
  `,
  [goShownPosition],
);

export type GoMomentShown = ResultOf<typeof goMoment>;

/** A game of go among other boards after one ply, and where the last stone was put. */
export const goThen = graphql(
  `
    fragment GoThen on GoMoment @_unmask {
      position {
        ...GoBoardPosition
        trace {
          point
        }
      }
    }
  `,
  [goBoardPosition],
);

/** How a game of go stands: its board, and what is agreed on after two passes. */
export const goStanding = graphql(
  `
    fragment GoStanding on GoGame @_unmask {
      phase
      moment {
        ...GoMomentShown
      }
      scoring {
        version
        neutral
        suggestedDead
        accepted
        until
      }
      endings {
        noResultOfferedBy
        resumesLeft
        timesCome
      }
    }
  `,
  [goMoment],
);

export type GoStanding = ResultOf<typeof goStanding>;

/** Whether both players of a game of go are agreeing the score. */
export const goPending = graphql(`
  fragment GoPending on GoGame @_unmask {
    phase
  }
`);

/** A game of go among other boards: its board, and where the last stone was put. */
export const goCard = graphql(
  `
    fragment GoCard on GoGame @_unmask {
      lastPoint
      position {
        ...GoBoardPosition
      }
    }
  `,
  [goBoardPosition],
);

/** A game of go among other boards, given its height: its board, and what the last move did. */
export const goFeatured = graphql(
  `
    fragment GoFeatured on GoGame @_unmask {
      position {
        ...GoBoardPosition
      }
      moment {
        ply
        position {
          trace {
            point
            captured
          }
        }
      }
    }
  `,
  [goBoardPosition],
);

/** What the page of a game of go begins with. */
export const goPage = graphql(
  `
    fragment GoPage on GoGame @_unmask {
      ...GoStanding
      settings {
        size
        komi
        rules
        koRule
      }
    }
  `,
  [goStanding],
);
