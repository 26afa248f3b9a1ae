import { graphql, type ResultOf } from '../graphql/tada.ts';

/** What sets a row of a table apart from play: its player has withdrawn or is disqualified, or rulings give and take points. */
export const markedRowFragment = graphql(`
  fragment MarkedRow on Standing @_unmask {
    disqualified
    adjustments {
      points
      ruling {
        id
        at
        reason
      }
    }
    entry {
      id
      withdrawnAt
      disqualifiedAt
    }
  }
`);

export type MarkedRow = ResultOf<typeof markedRowFragment>;
