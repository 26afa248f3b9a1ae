import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** One decided game as a line: who beat whom, how, and when. */
export const resultRowFragment = graphql(
  `
    fragment ResultRow on Game {
      __typename
      id
      pagePath
      ply
      tournament {
        id
        pagePath
        name
        game
      }
      seats {
        seat
        player {
          id
          ...PlayerName
        }
      }
      result {
        seat
        how
        reason
        score
        at
      }
    }
  `,
  [playerNameFragment],
);
