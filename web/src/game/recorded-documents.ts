import { gameMoment } from '../games/fragments.ts';
import { graphql } from '../graphql/tada.ts';

/** The moves of a game that was played elsewhere, and the board after some of them. */
export const RecordedMomentQuery = graphql(
  `
    query RecordedMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        __typename
        id
        ... on ReportedGame {
          recordedMoves
          replay(ply: $ply) {
            ...GameMomentShown
          }
        }
      }
    }
  `,
  [gameMoment],
);
