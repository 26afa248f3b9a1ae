import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';
import { ruleLinkFragment } from '../../rulebook/rule-links.ts';

/** Where a player would be, and why. */
export const placementFragment = graphql(
  `
    fragment PlacementLine on CyclePlacement @_unmask {
      league
      tier
      reason
      award
      adjustedRating
      ruleRefs {
        ...RuleLink
      }
      entry {
        id
        elo
        previousCycle {
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
  [playerNameFragment, ruleLinkFragment],
);

export type Placement = ResultOf<typeof placementFragment>;
