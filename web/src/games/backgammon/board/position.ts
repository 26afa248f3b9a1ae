import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a backgammon board draws. */
export const backgammonBoardPosition = graphql(`
  fragment BackgammonBoardPosition on BackgammonPosition @_unmask {
    phase
    onRoll
    toMove
    dice
    crawford
    length
    matchScore: score {
      white
      black
    }
    cube {
      value
      owner
    }
    men {
      white {
        points
        bar
        off
        pips
      }
      black {
        points
        bar
        off
        pips
      }
    }
  }
`);

/** A position with what the last act did. */
export const backgammonShownPosition = graphql(
  `
    fragment BackgammonShownPosition on BackgammonPosition @_unmask {
      ...BackgammonBoardPosition
      trace {
        steps {
          from
          to
        }
      }
    }
  `,
  [backgammonBoardPosition],
);

/** The roll that fell last, which lies on the board until the next one. */
export const backgammonLastRoll = graphql(`
  fragment BackgammonLastRoll on BackgammonLastRoll @_unmask {
    seat
    dice
  }
`);

export type BackgammonLastRoll = ResultOf<typeof backgammonLastRoll>;
export type BackgammonShownPosition = ResultOf<typeof backgammonShownPosition>;
export type BackgammonBoardPosition = ResultOf<typeof backgammonBoardPosition>;
export type Seat = 'FIRST' | 'SECOND';
/** Whose a man is: White is the first seat. */
export type ManColour = 'white' | 'black';

/** The number on the upper face of a cube: it has no 1, and lies with 64 above until somebody doubles. */
export const cubeFace = (value: number): number => (value === 1 ? 64 : value);

/** The colour of a seat. */
export const manColour = (seat: Seat): ManColour => (seat === 'FIRST' ? 'white' : 'black');

/** The other seat. */
export const otherSeat = (seat: Seat): Seat => (seat === 'FIRST' ? 'SECOND' : 'FIRST');
