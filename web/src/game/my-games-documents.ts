import { baoBoardPosition } from '../games/bao/board/position.ts';
import { backgammonBoardPosition } from '../games/backgammon/board/position.ts';
import { goBoardPosition } from '../games/go/board/position.ts';
import { graphql } from '../graphql/tada.ts';
import { gameClock, gameResult } from './game-fragments.ts';

/** A game as its player's list shows it. */
export const myGame = graphql(
  `
    fragment MyGame on Game {
      __typename
      id
      number
      ply
      status
      toMove
      viewerSeat
      viewerCanMove
      tournament {
        id
        name
        game
      }
      seats {
        seat
        side
        player {
          id
          handle
          name
        }
      }
      clock {
        running
        expiresAt
        ...GameClock
      }
      result {
        ...GameResultLine
      }
      ... on BaoGame {
        position {
          ...BaoBoardPosition
        }
      }
      ... on GoGame {
        phase
        lastPoint
        position {
          ...GoBoardPosition
        }
      }
      ... on BackgammonGame {
        position {
          ...BackgammonBoardPosition
        }
      }
    }
  `,
  [gameClock, gameResult, baoBoardPosition, goBoardPosition, backgammonBoardPosition],
);

/** My running games, mine to move first, each ordered by my own deadline: the order is the server's. */
export const MyGamesQuery = graphql(
  `
    query MyGames {
      viewer {
        name
        player {
          id
        }
        games {
          ...MyGame
        }
      }
    }
  `,
  [myGame],
);
