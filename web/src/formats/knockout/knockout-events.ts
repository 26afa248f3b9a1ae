import { graphql } from '../../graphql/tada.ts';
import { tournamentHappeningFragment } from '../../tournament/tournament-happening.ts';
import { bracketMatchFragment } from './bracket.ts';

/** The events of a knock-out: whatever happens in a match carries it as it then stands. */
export const knockoutEvents = graphql(
  `
    subscription KnockoutEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
        ... on RoundDrawn {
          tournament {
            id
          }
        }
        ... on LastWeekBegun {
          tournament {
            id
          }
        }
        ... on StandingsChanged {
          gameMatch: match {
            ...BracketMatch
          }
        }
        ... on MatchDecided {
          tournament {
            id
          }
          match {
            ...BracketMatch
          }
        }
        ... on BoardReported {
          tournament {
            id
          }
        }
        ... on ReportSettled {
          tournament {
            id
          }
        }
        ... on ProtestRaised {
          tournament {
            id
          }
          match {
            id
            state
          }
        }
        ... on ProtestAnswered {
          tournament {
            id
          }
          match {
            id
            state
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, bracketMatchFragment],
);
