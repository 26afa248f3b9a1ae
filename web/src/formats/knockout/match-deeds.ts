import { causedFragment, refusalFragment } from '../../command/answer.ts';
import { graphql } from '../../graphql/tada.ts';
import { tournamentHeadFragment } from '../../tournament/tournament-head.ts';
import { bracketMatchFragment } from './bracket.ts';
import { matchDetailFragment } from './match-detail.ts';

/** Gives up a match; a director may do so for either. */
export const forfeitMutation = graphql(
  `
    mutation ForfeitMatch($input: ForfeitMatchInput!) {
      forfeitMatch(input: $input) {
        ...Refusal
        ...Caused
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, refusalFragment, causedFragment],
);

/** The director's word on who has won a match. */
export const decideMutation = graphql(
  `
    mutation DecideMatch($input: DecideMatchInput!) {
      decideMatch(input: $input) {
        ...Refusal
        ...Caused
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, refusalFragment, causedFragment],
);

/** What a player has against the course of a match. */
export const protestMutation = graphql(
  `
    mutation RaiseProtest($input: RaiseProtestInput!) {
      raiseProtest(input: $input) {
        ...Refusal
        ...Caused
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, refusalFragment, causedFragment],
);

/** The director's answer to a protest, with which it is over. */
export const answerMutation = graphql(
  `
    mutation AnswerProtest($input: AnswerProtestInput!) {
      answerProtest(input: $input) {
        ...Refusal
        ...Caused
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, refusalFragment, causedFragment],
);

/** Names those who fill the places of round 2 for which too few losers could be drawn. */
export const nameLuckyLosersMutation = graphql(
  `
    mutation NameLuckyLosers($input: NameLuckyLosersInput!) {
      nameLuckyLosers(input: $input) {
        ...Refusal
        ...Caused
        ... on TournamentSuccess {
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, refusalFragment, causedFragment],
);
