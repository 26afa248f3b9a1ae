import { graphql } from '../graphql/tada.ts';
import { crosstableFragment, standingFragment } from './crosstable.ts';
import { tournamentHappeningFragment } from './tournament-happening.ts';

/** The events of a plain tournament: a decided game carries the standings and the table of its group. */
export const plainEvents = graphql(
  `
    subscription TournamentEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
        ... on StandingsChanged {
          tournament {
            id
            lastStageStandings {
              ...StandingLine
            }
          }
          group {
            id
            ...Crosstable
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, standingFragment, crosstableFragment],
);
