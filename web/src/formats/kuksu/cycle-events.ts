import { graphql } from '../../graphql/tada.ts';
import { standingFragment } from '../../tournament/crosstable.ts';
import { tableHappeningFragment } from '../../tournament/table-events.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { cycleTitleFragment, leagueLineFragment } from './cycle.ts';

/** The events of a cycle of leagues: a decided game carries how far its league is and the title as it stands. */
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
            gamesTotal
            gamesDecided
            gamesRunning
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, cycleTitleFragment],
);

/** The changes of the tables of its leagues: rows as the pyramid and as a crosstable show them. */
export const cycleTableEvents = graphql(
  `
    subscription CycleTableEvents($tournamentId: ID!, $after: Int) {
      tableEvents(tournamentId: $tournamentId, after: $after) {
        ...TableHappening
        ... on TablesChanged {
          changes {
            standings {
              ...StandingLine
              ...LeagueLine
            }
          }
        }
      }
    }
  `,
  [tableHappeningFragment, standingFragment, leagueLineFragment],
);
