import { graphql, type ResultOf } from '../../../graphql/tada.ts';

/** What a board of oware draws. */
export const owareBoardPosition = graphql(`
  fragment OwareBoardPosition on OwarePosition @_unmask {
    toMove
    south {
      houses
      store
    }
    north {
      houses
      store
    }
  }
`);

/** A sowing, act by act, as marks and motion need it; the name of an act is told apart from that of other games, as one document asks for all. */
export const owareBoardTrace = graphql(`
  fragment OwareBoardTrace on OwareStep @_unmask {
    act: kind
    house
    seeds
  }
`);

export type BoardPosition = ResultOf<typeof owareBoardPosition>;
export type SowingStep = ResultOf<typeof owareBoardTrace>;
