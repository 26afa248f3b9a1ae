import { baoBoardPosition, baoBoardTrace } from '../games/bao/board/position.ts';
import { backgammonLastRoll, backgammonShownPosition } from '../games/backgammon/board/position.ts';
import { goShownPosition } from '../games/go/board/position.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** The clock of a game as a strip shows it. */
export const gameClock = graphql(`
  fragment GameClock on Clock {
    limit
    running
    untimed {
      forfeitAfterDays
    }
    expiresAt
    paused
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

/** A game of bao after one ply, and how it came there. */
export const baoMoment = graphql(
  `
    fragment BaoMomentShown on BaoMoment @_unmask {
      ply
      notation
      summary
      position {
        ...BaoBoardPosition
      }
      trace {
        reason
        ...BaoBoardTrace
      }
    }
  `,
  [baoBoardPosition, baoBoardTrace],
);

export type Moment = ResultOf<typeof baoMoment>;

/** How a game of bao stands: its board. */
export const baoStanding = graphql(
  `
    fragment BaoStanding on BaoGame @_unmask {
      position {
        ...BaoBoardPosition
      }
    }
  `,
  [baoBoardPosition],
);

/** A game of go after one ply, and what the last move did. */
export const goMoment = graphql(
  `
    fragment GoMomentShown on GoMoment @_unmask {
      ply
      notation
      summary
      position {
        ...GoShownPosition
      }
    }
  `,
  [goShownPosition],
);

export type GoMomentShown = ResultOf<typeof goMoment>;

/** How a game of go stands: its board, and what is agreed on after two passes. */
export const goStanding = graphql(
  `
    fragment GoStanding on GoGame @_unmask {
      phase
      moment {
        ...GoMomentShown
      }
      scoring {
        version
        neutral
        suggestedDead
        accepted
        until
      }
      endings {
        noResultOfferedBy
        resumesLeft
        timesCome
      }
    }
  `,
  [goMoment],
);

export type GoStanding = ResultOf<typeof goStanding>;

/** A game of backgammon after one ply, and what the last move did. */
export const backgammonMoment = graphql(
  `
    fragment BackgammonMomentShown on BackgammonMoment @_unmask {
      ply
      notation
      summary
      lastRoll {
        ...BackgammonLastRoll
      }
      position {
        ...BackgammonShownPosition
      }
    }
  `,
  [backgammonShownPosition, backgammonLastRoll],
);

export type BackgammonMomentShown = ResultOf<typeof backgammonMoment>;

/** How a game of backgammon stands: its board, and whether the turn begins with a decision. */
export const backgammonStanding = graphql(
  `
    fragment BackgammonStanding on BackgammonGame @_unmask {
      canRoll
      canDouble
      moment {
        ...BackgammonMomentShown
      }
    }
  `,
  [backgammonMoment],
);

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
export const gameSeat = graphql(`
  fragment GameSeatStrip on GameSeat {
    seat
    side
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
      kibaScore {
        shown
      }
    }
  }
`);
