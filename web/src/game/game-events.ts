import { graphql } from '../graphql/tada.ts';
import { gameClock, gameResult, gameState } from './game-fragments.ts';

/**
 * What happens to a game of any kind, but the board. Each event carries what it may have changed and no more. Every game has a
 * subscription of its own with this in it, as the server limits how much one operation asks for; nothing in it depends on who
 * asks, so that all who watch share it.
 */
export const anyGameEvent = graphql(
  `
    fragment AnyGameEvent on GameEvent @_unmask {
      __typename
      topic
      version
      at
      ... on GameStarted {
        game {
          id
          version
          status
          toMove
          startedAt
          clock {
            ...GameClock
          }
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
      ... on ResultUndone {
        game {
          __typename
          id
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
      ... on PlayerReplaced {
        game {
          __typename
          id
        }
      }
      ... on InactivityWarned {
        game {
          id
          version
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
      ... on GamePauseChanged {
        game {
          __typename
          id
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
  `,
  [gameClock, gameResult],
);

/** Everything that happens to a game that is played elsewhere. */
export const ReportedGameEvents = graphql(
  `
    subscription ReportedGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState],
);
