import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { baoBoardPosition, baoBoardTrace } from '../board/position.ts';

/** A board of a chapter, and how the move that led to it was sown. */
const baoStep = graphql(
  `
    fragment BaoStepShown on BaoPosition @_unmask {
      ...BaoBoardPosition
      trace {
        ...BaoBoardTrace
      }
    }
  `,
  [baoBoardPosition, baoBoardTrace],
);

export type BaoStepShown = ResultOf<typeof baoStep>;

/** The board of a step: a position, and moves from there. */
export const BaoStepQuery = graphql(
  `
    query BaoStep($position: String!, $moves: [String!]!) {
      rules {
        baoPosition(position: $position, moves: $moves) {
          __typename
          ... on BaoPosition {
            ...BaoStepShown
          }
          ... on InvalidPosition {
            message
          }
          ... on IllegalMove {
            message
          }
        }
      }
    }
  `,
  [baoStep],
);
