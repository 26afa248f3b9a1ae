import { graphql } from '../../graphql/tada.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { swissRoundFragment } from './swiss-rounds.ts';

/** The events of a Swiss: a decided game carries its round, with the one that may have been drawn by it. */
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
          swissRounds {
            ...SwissRound
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, swissRoundFragment],
);
