import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { ruleLinkFragment } from '../rulebook/rule-links.ts';
import { markedRowFragment } from './marked-row.ts';

/** One player's place in a table: rank, points and every tie-break with the sum behind it. */
export const standingFragment = graphql(
  `
    fragment StandingLine on Standing {
      ...MarkedRow
      rank
      shared
      points
      played
      gamesTotal
      gamesLeft
      timeUsed {
        used
        of
      }
      bestRank
      worstRank
      entry {
        id
        withdrawnAt
        disqualifiedAt
        score {
          shown
        }
        player {
          id
          ...PlayerName
        }
      }
      tieBreaks {
        code
        name
        value
        ruleRefs {
          ...RuleLink
        }
        terms {
          text
          value
          opponent {
            id
            player {
              id
              ...PlayerName
            }
          }
        }
      }
    }
  `,
  [playerNameFragment, ruleLinkFragment, markedRowFragment],
);

/** The rows of a crosstable, best first, in each the games against every opponent, game 1 first. */
export const crosstableRowsFragment = graphql(
  `
    fragment CrosstableRows on Crosstable {
      provisional
      rows {
        standing {
          ...StandingLine
        }
        cells {
          opponent {
            id
          }
          games {
            number
            mark
            how
            overridden
            game {
              id
              pagePath
            }
          }
        }
      }
    }
  `,
  [standingFragment],
);

/** A group with its crosstable as it stands now. */
export const crosstableFragment = graphql(
  `
    fragment Crosstable on Group {
      id
      name
      crosstable {
        ...CrosstableRows
      }
    }
  `,
  [crosstableRowsFragment],
);

export type StandingLine = ResultOf<typeof standingFragment>;
export type TieBreak = StandingLine['tieBreaks'][number];
export type CrosstableRow = ResultOf<typeof crosstableRowsFragment>['rows'][number];
export type CrosstableCell = CrosstableRow['cells'][number];
export type CrosstableGame = CrosstableCell['games'][number];
