import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';
import { ruleLinkFragment } from '../../rulebook/rule-links.ts';

/** What a match has beside its box: its games, the time they took, who opens the next board, and what was said about it. */
export const matchDetailFragment = graphql(
  `
    fragment MatchDetail on BracketMatch @_unmask {
      id
      rulingRule
      ruleRefs {
        ...RuleLink
      }
      viewerCanForfeit
      viewerCanProtest
      viewerCanDecide
      nextOpener {
        id
      }
      sides {
        timeUsedLastGame
        timeUsedCurrentGame
        entry {
          id
        }
      }
      course {
        points
        game {
          id
          pagePath
        }
      }
      games {
        __typename
        id
        pagePath
        number
        status
        seats {
          seat
          entry {
            id
          }
        }
        result {
          seat
          how
          value
        }
      }
      protest {
        id
        text
        at
        answer
        answeredAt
        by {
          id
          player {
            id
            ...PlayerName
          }
        }
      }
    }
  `,
  [playerNameFragment, ruleLinkFragment],
);

export type MatchDetail = ResultOf<typeof matchDetailFragment>;
