import { graphql } from '../graphql/tada.ts';
import { directedGameFragment } from './directed-game.ts';

/** The games of a tournament that is played elsewhere, and how they can be reported to have ended. */
export const reportableQuery = graphql(
  `
    query ReportableGames($id: ID!) {
      tournament(id: $id) {
        __typename
        id
        version
        gamesDecided
        reportableHows {
          withWinner
          withoutWinner
        }
        groups {
          id
          name
          stage {
            id
            name
          }
          pairings {
            id
            round
            games {
              id
              ...DirectedGame
            }
          }
        }
      }
    }
  `,
  [directedGameFragment],
);
