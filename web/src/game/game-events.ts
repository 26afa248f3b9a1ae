import { graphql } from '../graphql/tada.ts';
import { gameClock, gameMove, gameState } from './game-fragments.ts';

/** Everything that happens to a game; nothing in it depends on who asks, so that all who watch share it. */
export const GameEvents = graphql(
  `
    subscription GameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        __typename
        topic
        version
        at
        ... on GameSnapshot {
          game {
            ...GameState
          }
        }
        ... on GameStarted {
          game {
            ...GameState
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
          }
          move {
            ...GameMove
          }
        }
        ... on TimeExtended {
          game {
            ...GameState
          }
          seat
          seconds
          reason
        }
        ... on ClockCredited {
          game {
            ...GameState
          }
        }
        ... on GameFinished {
          game {
            ...GameState
          }
        }
        ... on ResultOverruled {
          game {
            ...GameState
          }
        }
        ... on ClockTicked {
          game {
            id
            clock {
              ...GameClock
            }
          }
        }
      }
    }
  `,
  [gameState, gameMove, gameClock],
);
