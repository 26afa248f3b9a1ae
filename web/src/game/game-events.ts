import { graphql, type ResultOf } from '../graphql/tada.ts';
import {
  backgammonStanding,
  baoMoment,
  baoStanding,
  gameClock,
  gameMove,
  gameResult,
  gameState,
  goStanding,
} from './game-fragments.ts';

/** What happens to a game of any kind, but the board. Each event carries what it may have changed and no more. */
const anyGameEvent = graphql(
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
      ... on TimeExtended {
        game {
          id
          version
          clock {
            ...GameClock
          }
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

/**
 * Everything that happens to a game of bao; nothing in it depends on who asks, so that all who watch share it. There is one
 * for each game, as the server limits how much one operation asks for.
 */
const BaoGameEvents = graphql(
  `
    subscription BaoGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...BaoStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...BaoStanding
          }
          move {
            ...GameMove
          }
          moment {
            __typename
            ...BaoMomentShown
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, baoStanding, gameMove, baoMoment],
);

/** Everything that happens to a game of go. */
const GoGameEvents = graphql(
  `
    subscription GoGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...GoStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...GoStanding
          }
          move {
            ...GameMove
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, goStanding, gameMove],
);

/** Everything that happens to a game of backgammon. */
const BackgammonGameEvents = graphql(
  `
    subscription BackgammonGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...BackgammonStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...BackgammonStanding
          }
          move {
            ...GameMove
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, backgammonStanding, gameMove],
);

/** Everything that happens to a game that is played elsewhere. */
const ReportedGameEvents = graphql(
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

/** What is followed of a game, by its kind. */
export const gameEventsOf = {
  BaoGame: BaoGameEvents,
  GoGame: GoGameEvents,
  BackgammonGame: BackgammonGameEvents,
  ReportedGame: ReportedGameEvents,
} as const;

type MoveOf<Document extends typeof BaoGameEvents | typeof GoGameEvents | typeof BackgammonGameEvents> = Extract<
  ResultOf<Document>['gameEvents'],
  { __typename: 'MovePlayed' }
>;
/** A move as an event brings it, with the board after it where the page of its game shows how it came there. */
export type MoveEvent =
  | MoveOf<typeof BaoGameEvents>
  | MoveOf<typeof GoGameEvents>
  | MoveOf<typeof BackgammonGameEvents>;
