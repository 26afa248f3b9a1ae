import { baoBoardMove, baoBoardPosition, baoBoardTrace } from '../board/position.ts';
import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** A bao position as it is looked into: the board, what may be played, and how the last move was sown. */
const exploredBao = graphql(
  `
    fragment ExploredBao on BaoPosition @_unmask {
      ...BaoBoardPosition
      toMove
      trace {
        ...BaoBoardTrace
      }
      legalMoves {
        notation
        from
        direction
        playsHouse
        ...BaoBoardMove
      }
    }
  `,
  [baoBoardPosition, baoBoardTrace, baoBoardMove],
);

export type ExploredBao = ResultOf<typeof exploredBao>;

/** The position after a line of moves from a start. */
export const ExploreBao = graphql(
  `
    query ExploreBao($variant: BaoVariant!, $position: String!, $moves: [String!]!) {
      rules {
        baoPosition(variant: $variant, position: $position, moves: $moves) {
          __typename
          ... on BaoPosition {
            ...ExploredBao
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
  [exploredBao],
);
