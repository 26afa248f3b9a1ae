import { gameCard } from '../games/fragments.ts';
import { graphql } from '../graphql/tada.ts';
import { gameClock, gameResult } from './game-fragments.ts';

/** A game as its player's list shows it. */
export const myGame = graphql(
  `
    fragment MyGame on Game {
      __typename
      id
      pagePath
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
          isBot
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
      ...GameCard
    }
  `,
  [gameClock, gameResult, gameCard],
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
