import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';

/** Where a player would be, and why. */
export const placementFragment = graphql(
  `
    fragment PlacementLine on CyclePlacement @_unmask {
      league
      tier
      reason
      award
      adjustedRating
      rule
      entry {
        id
        elo
        previous {
          league
          rank
        }
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);

export type Placement = ResultOf<typeof placementFragment>;
