import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** What stands on every certificate of a tournament, and the tables that have places to be certified. */
export const certifiedQuery = graphql(
  `
    query Certified($path: String!) {
      nodeAt(path: $path) {
        __typename
        id
        ... on Tournament {
          pagePath
          version
          name
          game
          format
          status
          finishedAt
          entries {
            totalCount
          }
          director {
            id
            ...PlayerName
          }
          namesakes {
            id
          }
          winner {
            id
          }
          series {
            __typename
            id
            name
          }
          groups {
            id
            name
            isPlayoff
            stage {
              id
              name
            }
          }
          stages {
            id
            groups {
              id
            }
          }
        }
      }
    }
  `,
  [playerNameFragment],
);

/** The places of a table, best first. */
export const placesQuery = graphql(
  `
    query CertifiedPlaces($group: ID!) {
      node(id: $group) {
        __typename
        id
        ... on Group {
          standings {
            rank
            shared
            entry {
              id
              withdrawnAt
              player {
                id
                ...PlayerName
              }
            }
          }
        }
      }
    }
  `,
  [playerNameFragment],
);

/** Every title that was won in a tournament. */
export const titlesQuery = graphql(
  `
    query CertifiedTitles($id: ID!) {
      hallOfFame(first: 20, tournamentId: $id) {
        nodes {
          kind
          at
          tournament {
            __typename
            id
          }
          series {
            __typename
            id
            name
          }
          players {
            id
            ...PlayerName
          }
        }
      }
    }
  `,
  [playerNameFragment],
);
