import { entryFigures } from '../games/fragments.ts';
import { graphql } from '../graphql/tada.ts';

/** The clock of a game as a strip shows it. */
export const gameClock = graphql(`
  fragment GameClock on Clock {
    limit
    running
    untimed {
      forfeitAfterDays
    }
    expiresAt
    countsTo
    pausedUntil
    viewerWarning
    serverNow
    remaining {
      first
      second
    }
    timeUsed {
      first
      second
    }
  }
`);

/** How a game ended. */
export const gameResult = graphql(`
  fragment GameResultLine on GameResult {
    seat
    how
    reason
    score
    at
    winner {
      id
      player {
        id
        handle
        name
      }
    }
    ruling {
      id
      text
      reason
    }
  }
`);

/** One move of the list. */
export const gameMove = graphql(`
  fragment GameMove on Move {
    ply
    seat
    notation
    taken
    at
    cause
    remaining {
      first
      second
    }
  }
`);

/** A game as it stands, whatever is played. */
export const gameState = graphql(
  `
    fragment GameState on Game {
      id
      version
      status
      ply
      toMove
      startedAt
      finishedAt
      clock {
        ...GameClock
      }
      result {
        ...GameResultLine
      }
    }
  `,
  [gameClock, gameResult],
);

/** A player in his seat. */
export const gameSeat = graphql(
  `
    fragment GameSeatStrip on GameSeat {
      seat
      side
      sideLetter
      player {
        id
        handle
        name
        country
        isBot
      }
      entry {
        id
        elo
        ...EntryFigures
      }
    }
  `,
  [entryFigures],
);
