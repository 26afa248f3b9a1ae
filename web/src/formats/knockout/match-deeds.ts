import { graphql } from '../../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../../ui/effects.ts';
import { tournamentHeadFragment } from '../../tournament/tournament-head.ts';
import { bracketMatchFragment } from './bracket.ts';
import { matchDetailFragment } from './match-detail.ts';

/** Gives up a match; a director may do so for either. */
export const forfeitMutation = graphql(
  `
    mutation ForfeitMatch($input: ForfeitMatchInput!) {
      forfeitMatch(input: $input) {
        __typename
        ...Refusal
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, effectsFragment, refusalFragment],
);

/** The director's word on who has won a match. */
export const decideMutation = graphql(
  `
    mutation DecideMatch($input: DecideMatchInput!) {
      decideMatch(input: $input) {
        __typename
        ...Refusal
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, effectsFragment, refusalFragment],
);

/** What a player has against the course of a match. */
export const protestMutation = graphql(
  `
    mutation RaiseProtest($input: RaiseProtestInput!) {
      raiseProtest(input: $input) {
        __typename
        ...Refusal
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, effectsFragment, refusalFragment],
);

/** The director's answer to a protest, with which it is over. */
export const answerMutation = graphql(
  `
    mutation AnswerProtest($input: AnswerProtestInput!) {
      answerProtest(input: $input) {
        __typename
        ...Refusal
        ... on MatchSuccess {
          match {
            ...BracketMatch
            ...MatchDetail
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [bracketMatchFragment, matchDetailFragment, effectsFragment, refusalFragment],
);

/** Names those who fill the places of round 2 for which too few losers could be drawn. */
export const nameLuckyLosersMutation = graphql(
  `
    mutation NameLuckyLosers($input: NameLuckyLosersInput!) {
      nameLuckyLosers(input: $input) {
        __typename
        ...Refusal
        ... on TournamentSuccess {
          tournament {
            id
            ...TournamentHead
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, effectsFragment, refusalFragment],
);
