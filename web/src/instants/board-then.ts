import { gameThen } from '../games/fragments.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** A board as it was at an instant: who plays, whose move it was, and the position. Nothing in it depends on who looks. */
export const boardThenFragment = graphql(
  `
    fragment BoardThen on BoardAt @_unmask {
      ply
      at
      toMove
      result {
        seat
        how
      }
      moment {
        ...GameThen
      }
      game {
        __typename
        id
        pagePath
        number
        seats {
          seat
          player {
            id
            ...PlayerName
          }
        }
      }
    }
  `,
  [gameThen, playerNameFragment],
);

export type ShownBoardThen = ResultOf<typeof boardThenFragment>;
