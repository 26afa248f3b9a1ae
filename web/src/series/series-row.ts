import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** A series as a line of a list. */
export const seriesRowFragment = graphql(
  `
    fragment SeriesRow on Series {
      __typename
      id
      version
      name
      ... on KibaChampionship {
        state
        legs {
          number
          isFinished
          tournament {
            __typename
            id
            name
            status
          }
        }
        bingwa {
          id
          ...PlayerName
        }
      }
      ... on KuksuTitle {
        titleState: state
        current {
          id
          seriesNumber
          gamesTotal
          gamesDecided
        }
        holder {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);
