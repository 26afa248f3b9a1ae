import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a bao board draws. */
export const baoBoardPosition = graphql(`
  fragment BaoBoardPosition on BaoPosition {
    encoding
    variant
    stage
    toMove
    blocked
    south {
      front
      back
      store
      ownsHouse
      houseAwake
    }
    north {
      front
      back
      store
      ownsHouse
      houseAwake
    }
  }
`);

/** A sowing, act by act, as marks and motion need it. */
export const baoBoardTrace = graphql(`
  fragment BaoBoardTrace on BaoStep {
    kind
    pit
    seeds
  }
`);

/** A move that may be made, as a board offers it. */
export const baoBoardMove = graphql(`
  fragment BaoBoardMove on BaoMove {
    notation
    from
    direction
    playsHouse
  }
`);

export type BoardPosition = ResultOf<typeof baoBoardPosition>;
export type BoardMove = ResultOf<typeof baoBoardMove>;

/** How a house is framed: owned with 6 seeds or more, owned with fewer, or lost. */
export type HouseState = 'awake' | 'asleep' | 'lost';

/** The state of a side's house; the beginners' game has none. */
export const houseState = (side: BoardPosition['south']): HouseState => {
  if (!side.ownsHouse) return 'lost';
  return side.houseAwake ? 'awake' : 'asleep';
};

/** Whether the variant is played with stores and houses. */
export const hasStores = (position: BoardPosition): boolean => position.variant === 'KISWAHILI';
