import { graphql } from '../../graphql/tada.ts';
import { tournamentHappeningFragment } from '../tournament-happening.ts';
import { bracketMatchFragment } from './bracket.ts';
import { matchDetailFragment } from './match-detail.ts';

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
          matches {
            ...BracketMatch
          }
        }
        ... on StandingsChanged {
          gameMatch: match {
            ...BracketMatch
            ...MatchDetail
          }
        }
        ... on MatchDecided {
          tournament {
            id
          }
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
        ... on ProtestRaised {
          tournament {
            id
          }
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
        ... on ProtestAnswered {
          tournament {
            id
          }
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
      }
    }
  `,
  [tournamentHappeningFragment, bracketMatchFragment, matchDetailFragment],
);
