import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';

/** Approves the end of a stage; tried, it tells who goes on and which games would begin. */
export const advanceMutation = graphql(
  `
    mutation AdvanceTournament($input: AdvanceTournamentInput!) {
      advanceTournament(input: $input) {
        __typename
        ...Refusal
        ... on AdvanceTournamentSuccess {
          tournament {
            id
            ...TournamentHead
          }
          effects {
            ...Effects
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
  [tournamentHeadFragment, playerNameFragment, effectsFragment, refusalFragment],
);

/** Changes what was agreed before the start. */
export const updateMutation = graphql(
  `
    mutation UpdateTournament($input: UpdateTournamentInput!) {
      updateTournament(input: $input) {
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

/** Puts a player into a category of the player list. */
export const categoryMutation = graphql(
  `
    mutation SetCategory($input: SetCategoryInput!) {
      setCategory(input: $input) {
        __typename
        ...Refusal
        ... on SetCategorySuccess {
          entry {
            id
            category
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
