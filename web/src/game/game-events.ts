import { graphql, type ResultOf } from '../graphql/tada.ts';
import { baoMoment, gameClock, gameMove, gameResult, gameState, goMoment } from './game-fragments.ts';

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
            ...GoMomentShown
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
  [gameState, gameMove, baoMoment, goMoment, gameClock, gameResult],
);

type GameEvent = ResultOf<typeof GameEvents>['gameEvents'];
/** The board after a move that is played, whichever game it is of. */
export type AnyMoment = Extract<GameEvent, { __typename: 'MovePlayed' }>['moment'];
