import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { backgammonBoardPosition, backgammonLastRoll, backgammonShownPosition } from './board/position.ts';

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

/** A game of backgammon among other boards after one ply. */
export const backgammonThen = graphql(
  `
    fragment BackgammonThen on BackgammonMoment @_unmask {
      position {
        ...BackgammonBoardPosition
      }
    }
  `,
  [backgammonBoardPosition],
);

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

/** Whether a game of backgammon waits for its first roll. */
export const backgammonPending = graphql(`
  fragment BackgammonPending on BackgammonGame @_unmask {
    position {
      phase
    }
  }
`);

/** A game of backgammon among other boards. */
export const backgammonCard = graphql(
  `
    fragment BackgammonCard on BackgammonGame @_unmask {
      position {
        ...BackgammonBoardPosition
      }
    }
  `,
  [backgammonBoardPosition],
);

/** A game of backgammon among other boards, given its height: its board with the dice that lie on it. */
export const backgammonFeatured = graphql(
  `
    fragment BackgammonFeatured on BackgammonGame @_unmask {
      ...BackgammonCard
      moment {
        ply
        lastRoll {
          ...BackgammonLastRoll
        }
      }
    }
  `,
  [backgammonCard, backgammonLastRoll],
);

/** What the page of a game of backgammon begins with. */
export const backgammonPage = graphql(
  `
    fragment BackgammonPage on BackgammonGame @_unmask {
      ...BackgammonStanding
      length
    }
  `,
  [backgammonStanding],
);

/** Whether a game of a match is played without the cube. */
export const backgammonInMatch = graphql(`
  fragment BackgammonInMatch on BackgammonGame @_unmask {
    match {
      crawford
    }
  }
`);

/** What a game has published of its dice. */
export const backgammonDice = graphql(`
  fragment BackgammonDice on BackgammonGame @_unmask {
    dice {
      gameId
      commitment
      firstText
      secondText
      seed
      rolls {
        index
        dice
      }
    }
  }
`);
