import { arrangementFragment } from '../arranging/arrangement.ts';
import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { ruleLinkFragment } from '../rulebook/rule-links.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';

export const createMutation = graphql(
  `
    mutation CreateTournament($input: CreateTournamentInput!) {
      createTournament(input: $input) {
        ...Refusal
        ...Caused
        ... on CreateTournamentSuccess {
          tournament {
            id
            pagePath
            ...TournamentHead
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, refusalFragment, causedFragment],
);

export const openMutation = graphql(
  `
    mutation OpenRegistration($input: OpenRegistrationInput!) {
      openRegistration(input: $input) {
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

/** Closes the sign-up; tried, it tells what would stand against the start. */
export const closeMutation = graphql(
  `
    mutation CloseRegistration($input: CloseRegistrationInput!) {
      closeRegistration(input: $input) {
        ...Refusal
        ...Caused
        ... on FieldSuccess {
          tournament {
            id
            ...TournamentHead
          }
          issues {
            code
            message
            blocking
            ruleRefs {
              ...RuleLink
            }
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, refusalFragment, causedFragment, ruleLinkFragment],
);

export const startMutation = graphql(
  `
    mutation StartTournament($input: StartTournamentInput!) {
      startTournament(input: $input) {
        ...Refusal
        ...Caused
        ... on ArrangedSuccess {
          tournament {
            id
            ...TournamentHead
          }
          arrangement {
            ...Arrangement
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, arrangementFragment, refusalFragment, causedFragment],
);

export const cancelMutation = graphql(
  `
    mutation CancelTournament($input: CancelTournamentInput!) {
      cancelTournament(input: $input) {
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

export const endMutation = graphql(
  `
    mutation EndTournament($input: EndTournamentInput!) {
      endTournament(input: $input) {
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

export const enterPlayersMutation = graphql(
  `
    mutation EnterPlayers($input: EnterPlayersInput!) {
      enterPlayers(input: $input) {
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
