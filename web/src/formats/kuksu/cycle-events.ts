import { graphql } from '../../graphql/tada.ts';
import { crosstableFragment } from '../../tournament/crosstable.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { cycleTitleFragment, leagueCardFragment } from './cycle.ts';

/** The events of a cycle of leagues: a decided game carries the tables of its league and the title as it stands. */
export const cycleEvents = graphql(
  `
    subscription CycleEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
        ... on StandingsChanged {
          tournament {
            id
            ... on KuksuTournament {
              title {
                ...CycleTitle
              }
            }
          }
          group {
            id
            ...Crosstable
            ...LeagueCard
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, crosstableFragment, leagueCardFragment, cycleTitleFragment],
);
