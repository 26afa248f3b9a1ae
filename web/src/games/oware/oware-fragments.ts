import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { owareBoardPosition, owareBoardTrace } from './board/position.ts';

/** A game of oware after one ply, and how it came there. */
export const owareMoment = graphql(
  `
    fragment OwareMomentShown on OwareMoment @_unmask {
      ply
      notation
      summary
      position {
        ...OwareBoardPosition
      }
      trace {
        ...OwareBoardTrace
      }
    }
  `,
  [owareBoardPosition, owareBoardTrace],
);

export type Moment = ResultOf<typeof owareMoment>;

/** A game of oware among other boards after one ply. */
export const owareThen = graphql(
  `
    fragment OwareThen on OwareMoment @_unmask {
      position {
        ...OwareBoardPosition
      }
    }
  `,
  [owareBoardPosition],
);

/** How a game of oware stands: its board. */
export const owareStanding = graphql(
  `
    fragment OwareStanding on OwareGame @_unmask {
      position {
        ...OwareBoardPosition
      }
    }
  `,
  [owareBoardPosition],
);

/** A game of oware given its height: its board, and how the last move was sown. */
export const owareFeatured = graphql(
  `
    fragment OwareFeatured on OwareGame @_unmask {
      ...OwareStanding
      moment {
        ply
        trace {
          ...OwareBoardTrace
        }
      }
    }
  `,
  [owareStanding, owareBoardTrace],
);
