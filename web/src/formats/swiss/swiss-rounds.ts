import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';
import { ruleLinkFragment } from '../../rulebook/rule-links.ts';

const swissSideFragment = graphql(
  `
    fragment SwissSide on SwissSide @_unmask {
      pointsBefore
      float
      entry {
        id
        player {
          id
          ...PlayerName
        }
      }
      game {
        number
        mark
        how
        overridden
        game {
          __typename
          id
          pagePath
        }
      }
    }
  `,
  [playerNameFragment],
);

/** A round that is drawn: its boards and its bye. Nothing in it depends on who looks. */
export const swissRoundFragment = graphql(
  `
    fragment SwissRound on SwissRound @_unmask {
      number
      boards {
        pairing {
          id
          number
        }
        first {
          ...SwissSide
        }
        second {
          ...SwissSide
        }
        why
        ruleRefs {
          ...RuleLink
        }
      }
      bye {
        pointsBefore
        worth
        why
        ruleRefs {
          ...RuleLink
        }
        entry {
          id
          player {
            id
            ...PlayerName
          }
        }
      }
    }
  `,
  [swissSideFragment, playerNameFragment, ruleLinkFragment],
);

export type RoundView = ResultOf<typeof swissRoundFragment>;
export type BoardView = RoundView['boards'][number];
export type ByeView = NonNullable<RoundView['bye']>;
export type SideView = BoardView['first'];

/** Whether the game of a board is decided. */
export const isDecided = ({ first }: BoardView): boolean =>
  first.game.mark !== 'NOT_STARTED' && first.game.mark !== 'RUNNING';
