import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from './player-name.ts';

/** One decided game as its player tells it. */
export const playerResultFragment = graphql(
  `
    fragment PlayerResult on Game {
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
