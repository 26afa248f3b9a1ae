import { graphql } from '../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';
import { tournamentHeadFragment } from './tournament-head.ts';

/** Enters whoever is signed in. */
export const enterMutation = graphql(
  `
    mutation EnterTournament($input: EnterTournamentInput!) {
      enterTournament(input: $input) {
        __typename
        ...Refusal
        ... on EnterTournamentSuccess {
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

/** Takes an entry back while players may still enter. */
export const leaveMutation = graphql(
  `
    mutation LeaveTournament($input: LeaveTournamentInput!) {
      leaveTournament(input: $input) {
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

/** Leaves a tournament that has begun. */
export const withdrawMutation = graphql(
  `
    mutation Withdraw($input: WithdrawInput!) {
      withdraw(input: $input) {
        __typename
        ...Refusal
        ... on WithdrawSuccess {
          entry {
            id
            withdrawnAt
          }
          gamesLost {
            game {
              id
              number
            }
            opponent {
              id
              player {
                id
                name
              }
            }
          }
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
