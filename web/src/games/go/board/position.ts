import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a go board draws. */
export const goBoardPosition = graphql(`
  fragment GoBoardPosition on GoPosition @_unmask {
    size
    toMove
    ko
    stones {
      black
      white
    }
    captures {
      black
      white
    }
  }
`);

/** A position with what the last move did and, when it is counted, the count. */
export const goShownPosition = graphql(
  `
    fragment GoShownPosition on GoPosition @_unmask {
      ...GoBoardPosition
      encoding
      passes
      trace {
        point
        captured
      }
      score {
        black
        white
        result
        dead
        territory {
          black
          white
        }
      }
    }
  `,
  [goBoardPosition],
);

export type GoBoardPosition = ResultOf<typeof goBoardPosition>;
export type GoShownPosition = ResultOf<typeof goShownPosition>;
/** Whose a stone is. */
export type StoneColour = 'black' | 'white';

/** The colour of a seat: Black is the first to move. */
export const colourOf = (seat: 'FIRST' | 'SECOND'): StoneColour => (seat === 'FIRST' ? 'black' : 'white');

/** The other colour. */
export const otherColour = (colour: StoneColour): StoneColour => (colour === 'black' ? 'white' : 'black');

/** Stones of both colours by the names of their points. */
export type Stones = Readonly<Record<StoneColour, readonly string[]>>;

/** A stone that is laid and not sent, with the points of those it would take. */
export interface LaidStone {
  readonly point: string;
  readonly colour: StoneColour;
  readonly captured: readonly string[];
}

/** What is marked while a game is counted. */
export interface ScoreMarks {
  /** Points of stones that are taken off before the count. */
  readonly dead: readonly string[];
  /** Empty points that count for nobody. */
  readonly neutral: readonly string[];
  readonly territory: Stones;
}

/** A word of one or two letters on a point: the number of a move of a variation, or the letter of a way to go on. */
export interface PointLabel {
  readonly point: string;
  readonly text: string;
}

/** Colours by point, for looking up one. */
export const stonesByPoint = (stones: Stones): ReadonlyMap<string, StoneColour> =>
  new Map((['black', 'white'] as const).flatMap((colour) => stones[colour].map((point) => [point, colour] as const)));

/** What is marked on a counted position; null when it is not counted. */
export function scoreMarks({ score }: Pick<GoShownPosition, 'score'>, neutral: readonly string[]): ScoreMarks | null {
  return score ? { dead: score.dead, neutral, territory: score.territory } : null;
}
