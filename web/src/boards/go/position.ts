import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What a go board draws. */
export const goBoardPosition = graphql(`
  fragment GoBoardPosition on GoPosition {
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

/** A move that may be made, as a board offers it. */
export const goBoardMove = graphql(`
  fragment GoBoardMove on GoMove {
    notation
    point
    captured
  }
`);

export type GoBoardPosition = ResultOf<typeof goBoardPosition>;
export type GoBoardMove = ResultOf<typeof goBoardMove>;

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
