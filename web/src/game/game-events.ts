import { graphql } from '../graphql/tada.ts';
import { baoMoment, gameClock, gameMove, gameResult, gameState } from './game-fragments.ts';

/**
 * Everything that happens to a game; nothing in it depends on who asks, so that all who watch share it. Each event carries
 * what it may have changed and no more: the server limits how much one operation asks for.
 */
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
          moment {
            __typename
            ...BaoMomentShown
          }
        }
        ... on GameFinished {
          game {
            id
            version
            status
            toMove
            finishedAt
            clock {
              ...GameClock
            }
            result {
              ...GameResultLine
            }
          }
        }
        ... on ResultOverruled {
          game {
            id
            version
            status
            result {
              ...GameResultLine
            }
          }
        }
        ... on TimeExtended {
          game {
            id
            version
            clock {
              ...GameClock
            }
          }
        }
        ... on ClockCredited {
          game {
            id
            version
            clock {
              ...GameClock
            }
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
  [gameState, gameMove, baoMoment, gameClock, gameResult],
);
