import { graphql, type ResultOf } from '../graphql/tada.ts';

const tourGameFragment = graphql(`
  fragment TourGame on Game @_unmask {
    id
    pagePath
    pairing {
      id
      number
    }
  }
`);

/** Examples of everything that has pages. */
export const TourExamples = graphql(
  `
    query TourExamples {
      tournaments(first: 50, status: [REGISTRATION, RUNNING, FINISHED], orderBy: NEWEST) {
        nodes {
          id
          pagePath
          name
          format
          game
          status
          venue
          gamesTotal
          groups {
            id
          }
          running: games(first: 1, status: RUNNING) {
            nodes {
              ...TourGame
            }
          }
          games(first: 1) {
            nodes {
              ...TourGame
            }
          }
        }
      }
      seriesList(first: 20) {
        nodes {
          __typename
          id
          name
        }
      }
      players(first: 1) {
        nodes {
          id
          handle
          name
        }
      }
      viewer {
        accounts(first: 1) {
          nodes {
            id
          }
        }
      }
    }
  `,
  [tourGameFragment],
);

export type Examples = ResultOf<typeof TourExamples>;
export type ExampleTournament = Examples['tournaments']['nodes'][number];
export type ExampleGame = ExampleTournament['games']['nodes'][number];
