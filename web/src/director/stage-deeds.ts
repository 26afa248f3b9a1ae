import { arrangementFragment } from '../arranging/arrangement.ts';
import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';

/** Approves the end of a stage; tried, it tells who goes on and which games would begin. */
export const advanceMutation = graphql(
  `
    mutation AdvanceTournament($input: AdvanceTournamentInput!) {
      advanceTournament(input: $input) {
        ...Refusal
        ...Caused
        ... on AdvanceTournamentSuccess {
          tournament {
            id
            ...TournamentHead
          }
          arrangement {
            ...Arrangement
          }
          advances {
            rank
            place
            entry {
              id
              player {
                id
                ...PlayerName
              }
            }
            group {
              id
              name
            }
            replaces {
              id
              player {
                id
                ...PlayerName
              }
            }
          }
          games {
            stage
            group
            number
            first {
              id
              player {
                id
                ...PlayerName
              }
            }
            second {
              id
              player {
                id
                ...PlayerName
              }
            }
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, playerNameFragment, arrangementFragment, refusalFragment, causedFragment],
);

/** Publishes the round that is due; tried, it tells who would meet whom. */
export const publishMutation = graphql(
  `
    mutation PublishRound($input: PublishRoundInput!) {
      publishRound(input: $input) {
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

/** Changes what was agreed before the start. */
export const updateMutation = graphql(
  `
    mutation UpdateTournament($input: UpdateTournamentInput!) {
      updateTournament(input: $input) {
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

/** Puts a player into a category of the player list. */
export const categoryMutation = graphql(
  `
    mutation SetCategory($input: SetCategoryInput!) {
      setCategory(input: $input) {
        ...Refusal
        ...Caused
        ... on SetCategorySuccess {
          entry {
            id
            category
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
