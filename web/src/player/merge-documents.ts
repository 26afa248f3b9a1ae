import { causedFragment, refusalFragment } from '../command/answer.ts';
import type { GAME_KEYS } from '../games/registry.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerMarksFragment } from './player-marks.ts';

/** What comes over to who remains of two players who are one; the titles that the first has won among it. */
export interface ComesOver {
  readonly games: number;
  readonly tournaments: readonly { readonly id: string; readonly name: string }[];
  readonly ratings: readonly {
    readonly game: (typeof GAME_KEYS)[number];
    readonly added: boolean;
    readonly elo: number;
    readonly matches: number;
  }[];
}

/** Makes one player of two. */
export const mergePlayersMutation = graphql(
  `
    mutation MergePlayers($input: MergePlayersInput!) {
      mergePlayers(input: $input) {
        ...Refusal
        ...Caused
        ... on MergePlayersSuccess {
          consequences
          player {
            id
            handle
          }
          games
          tournaments {
            __typename
            id
            name
          }
          ratings {
            game
            added
            elo
            matches
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

/** Says that the viewer was a player without an account. */
export const claimPlayerMutation = graphql(
  `
    mutation ClaimPlayer($input: ClaimPlayerInput!) {
      claimPlayer(input: $input) {
        ...Refusal
        ...Caused
        ... on ClaimPlayerSuccess {
          player {
            id
            viewerClaim
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

/** Confirms or rejects that somebody was a player without an account. */
export const answerClaimMutation = graphql(
  `
    mutation AnswerClaim($input: AnswerClaimInput!) {
      answerClaim(input: $input) {
        ...Refusal
        ...Caused
        ... on AnswerClaimSuccess {
          merged {
            player {
              id
              handle
            }
            games
            tournaments {
              __typename
              id
              name
            }
            ratings {
              game
              added
              elo
              matches
            }
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

/** That somebody says to have been whom, as who decides it sees it. */
export const claimFragment = graphql(
  `
    fragment ClaimToAnswer on PlayerClaim @_unmask {
      at
      player {
        id
        ...PlayerMarks
      }
      by {
        id
        ...PlayerMarks
      }
    }
  `,
  [playerMarksFragment],
);

export type ClaimToAnswer = ResultOf<typeof claimFragment>;
