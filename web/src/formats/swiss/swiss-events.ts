import { graphql } from '../../graphql/tada.ts';
import { standingFragment } from '../../tournament/crosstable.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { swissRoundFragment } from './swiss-rounds.ts';

/** The events of a Swiss: a decided game carries the table and the rounds, with the one that may have been drawn by it. */
export const swissEvents = graphql(
  `
    subscription SwissEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
        ... on TournamentChanged {
          tournament {
            id
            ... on SwissTournament {
              roundsTotal
            }
          }
        }
        ... on EntryChanged {
          tournament {
            id
            ... on SwissTournament {
              roundsTotal
            }
          }
        }
        ... on StandingsChanged {
          tournament {
            id
            lastStageStandings {
              ...StandingLine
            }
            ... on SwissTournament {
              rounds {
                ...SwissRound
              }
            }
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, standingFragment, swissRoundFragment],
);
