import { goShownPosition } from '../board/position.ts';
import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** A go position as it is looked into: the board, what may be played, and what the last move did. */
export const exploredGo = graphql(
  `
    fragment ExploredGo on GoPosition @_unmask {
      ...GoShownPosition
      legalMoves {
        notation
        point
      }
    }
  `,
  [goShownPosition],
);

export type ExploredGo = ResultOf<typeof exploredGo>;

/** The position after a line of moves from a start. */
export const ExploreGo = graphql(
  `
    query ExploreGo(
      $size: Int!
      $position: String
      $komi: Float!
      $rules: GoRules!
      $koRule: KoRule
      $moves: [String!]!
      $dead: [String!]!
      $neutral: [String!]!
    ) {
      rules {
        goPosition(
          size: $size
          position: $position
          komi: $komi
          rules: $rules
          koRule: $koRule
          moves: $moves
          dead: $dead
          neutral: $neutral
        ) {
          __typename
          ... on GoPosition {
            ...ExploredGo
          }
          ... on InvalidPosition {
            message
          }
          ... on IllegalMove {
            message
            column
          }
        }
      }
    }
  `,
  [exploredGo],
);

/** A record as it is pasted, read by the server. */
export const ReadGoRecord = graphql(`
  query ReadGoRecord($sgf: String!) {
    rules {
      goRecord(sgf: $sgf) {
        __typename
        ... on GoRecord {
          black
          white
          moves
          warnings
          start {
            encoding
            size
            komi
            rules
            koRule
          }
        }
        ... on InvalidRecord {
          message
        }
      }
    }
  }
`);
