import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { tournamentHeadFragment } from './tournament-head.ts';

/** Enters whoever is signed in. */
export const enterMutation = graphql(
  `
    mutation EnterTournament($input: EnterTournamentInput!) {
      enterTournament(input: $input) {
        ...Refusal
        ...Caused
        ... on EnterTournamentSuccess {
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

/** Takes an entry back while players may still enter. */
export const leaveMutation = graphql(
  `
    mutation LeaveTournament($input: LeaveTournamentInput!) {
      leaveTournament(input: $input) {
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

/** Has whoever is signed in entered each time by itself, or no longer. */
export const signUpAgainMutation = graphql(
  `
    mutation SignUpAgain($input: SignUpAgainInput!) {
      signUpAgain(input: $input) {
        ...Refusal
        ... on TournamentSuccess {
          tournament {
            id
            viewerSignsUpAgain
          }
        }
      }
    }
  `,
  [refusalFragment],
);

/** Leaves a tournament that has begun. */
export const withdrawMutation = graphql(
  `
    mutation Withdraw($input: WithdrawInput!) {
      withdraw(input: $input) {
        ...Refusal
        ...Caused
        ... on WithdrawSuccess {
          entry {
            id
            withdrawnAt
          }
          gamesLost {
            game {
              id
              pagePath
              number
            }
            opponent {
              id
              player {
                id
                handle
                name
              }
            }
          }
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
