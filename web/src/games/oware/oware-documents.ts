import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { owareBoardPosition } from './board/position.ts';
import { owareMoment } from './oware-fragments.ts';

/** A game of oware as it was after a ply, and how it came there. */
export const OwareMomentQuery = graphql(
  `
    query OwareMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on OwareGame {
          at(ply: $ply) {
            ...OwareMomentShown
          }
        }
      }
    }
  `,
  [owareMoment],
);

/** What the viewer may play now, each move with the board after it. */
export const LegalOwareMovesQuery = graphql(
  `
    query LegalOwareMoves($id: ID!) {
      game(id: $id) {
        id
        ply
        viewerCanMove
        ... on OwareGame {
          legalMoves {
            notation
            captured
            result {
              ...OwareBoardPosition
              outcome {
                winner
              }
            }
          }
        }
      }
    }
  `,
  [owareBoardPosition],
);

type LegalOwareGame = NonNullable<ResultOf<typeof LegalOwareMovesQuery>['game']>;
/** A move that the viewer may play. */
export type PlayableMove = Extract<LegalOwareGame, { legalMoves: unknown }>['legalMoves'][number];

/** What a move written as text would be, or where and why it is none. */
export const TypedOwareMoveQuery = graphql(`
  query TypedOwareMove($id: ID!, $move: String!) {
    game(id: $id) {
      id
      preview(move: $move) {
        __typename
        ... on MovePreviewed {
          notation
        }
        ... on IllegalMove {
          message
          column
        }
      }
    }
  }
`);
