import { graphql, type ResultOf } from '../graphql/tada.ts';

/** Examples of everything that has pages. */
export const TourExamples = graphql(`
  query TourExamples {
    tournaments(first: 100, status: [RUNNING, FINISHED], orderBy: NEWEST) {
      nodes {
        id
        pagePath
        name
        format
        game
        status
        games(first: 1) {
          nodes {
            id
            pagePath
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
  }
`);

export type Examples = ResultOf<typeof TourExamples>;
export type ExampleTournament = Examples['tournaments']['nodes'][number];
