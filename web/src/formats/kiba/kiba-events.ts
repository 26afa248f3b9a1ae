import { graphql } from '../../graphql/tada.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { advanceFragment } from './kiba-stage.ts';

/** The events of a staged tournament: a decided game carries how far its group is and who goes on from the stage. */
export const kibaEvents = graphql(
  `
    subscription KibaEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
        ... on StandingsChanged {
          group {
            id
            gamesDecided
            gamesTotal
            stage {
              id
              advances {
                ...AdvanceLine
              }
            }
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, advanceFragment],
);
