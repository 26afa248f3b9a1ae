import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { baoMoment } from './bao-fragments.ts';
import { baoBoardMove, baoBoardPosition } from './board/position.ts';

/** A game of bao as it was after a ply, and how it came there. */
export const BaoMomentQuery = graphql(
  `
    query BaoMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on BaoGame {
          at(ply: $ply) {
            ...BaoMomentShown
          }
        }
      }
    }
  `,
  [baoMoment],
);

/** What the viewer may play now, each move with the board after it. */
export const LegalBaoMovesQuery = graphql(
  `
    query LegalBaoMoves($id: ID!) {
      game(id: $id) {
        id
        ply
        viewerCanMove
        ... on BaoGame {
          legalMoves {
            notation
            from
            direction
            playsHouse
            ...BaoBoardMove
            result {
              ...BaoBoardPosition
              outcome {
                winner
                reason
              }
            }
          }
        }
      }
    }
  `,
  [baoBoardMove, baoBoardPosition],
);

type LegalBaoGame = NonNullable<ResultOf<typeof LegalBaoMovesQuery>['game']>;
/** A move that the viewer may play. */
export type PlayableMove = Extract<LegalBaoGame, { legalMoves: unknown }>['legalMoves'][number];

/** The board after a move written as text, or where and why the text is no legal move. */
export const TypedMoveQuery = graphql(
  `
    query TypedMove($variant: BaoVariant!, $position: String!, $move: String!) {
      rules {
        baoPosition(variant: $variant, position: $position, moves: [$move]) {
          __typename
          ... on BaoPosition {
            ...BaoBoardPosition
            outcome {
              winner
              reason
            }
          }
          ... on InvalidPosition {
            message
            column
          }
          ... on IllegalMove {
            message
            column
          }
        }
      }
    }
  `,
  [baoBoardPosition],
);
