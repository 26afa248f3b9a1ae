import { graphql } from '../graphql/tada.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';

export const createMutation = graphql(
  `
    mutation CreateTournament($input: CreateTournamentInput!) {
      createTournament(input: $input) {
        __typename
        ...Refusal
        ... on CreateTournamentSuccess {
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

export const openMutation = graphql(
  `
    mutation OpenRegistration($input: OpenRegistrationInput!) {
      openRegistration(input: $input) {
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

export const closeMutation = graphql(
  `
    mutation CloseRegistration($input: CloseRegistrationInput!) {
      closeRegistration(input: $input) {
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

export const startMutation = graphql(
  `
    mutation StartTournament($input: StartTournamentInput!) {
      startTournament(input: $input) {
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

export const cancelMutation = graphql(
  `
    mutation CancelTournament($input: CancelTournamentInput!) {
      cancelTournament(input: $input) {
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

export const enterPlayersMutation = graphql(
  `
    mutation EnterPlayers($input: EnterPlayersInput!) {
      enterPlayers(input: $input) {
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
