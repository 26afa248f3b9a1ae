import { causedFragment, refusalFragment } from '../command/answer.ts';
import { gameStanding } from '../games/fragments.ts';
import { graphql } from '../graphql/tada.ts';
import { gameState } from './game-fragments.ts';

/** Plays a move, or says why it is not played. */
export const PlayMove = graphql(
  `
    mutation PlayMove($input: PlayMoveInput!) {
      playMove(input: $input) {
        ...Refusal
        ... on PlayMoveSuccess {
          notation
          warnings
          repeated
          game {
            ...GameState
            ...GameStanding
          }
        }
        ... on IllegalMove {
          column
        }
      }
    }
  `,
  [gameState, gameStanding, refusalFragment],
);

/** Resigns a game; tried with `dryRun`, it says what would change. The game itself changes by its event, never by a trial. */
export const resignMutation = graphql(
  `
    mutation Resign($input: ResignInput!) {
      resign(input: $input) {
        ...Refusal
        ...Caused
        ... on GameSuccess {
          game {
            __typename
            id
            pagePath
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

/** My games in the order of my own deadlines, mine to move first. */
export const WaitingGamesQuery = graphql(`
  query WaitingGames {
    viewer {
      name
      games {
        id
        pagePath
        viewerCanMove
        viewerSeat
        seats {
          seat
          player {
            id
            handle
            name
          }
        }
      }
    }
  }
`);
