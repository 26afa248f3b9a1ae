import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** One player's place in a table: rank, points and every tie-break with the sum behind it. */
export const standingFragment = graphql(
  `
    fragment StandingLine on Standing {
      rank
      shared
      points
      played
      gamesTotal
      entry {
        id
        withdrawnAt
        kibaScore {
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
  [playerNameFragment],
);

/** A group's crosstable: rows best first, in each the games against every opponent, game 1 first. */
export const crosstableFragment = graphql(
  `
    fragment Crosstable on Group {
      id
      name
      crosstable {
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
              }
            }
          }
        }
      }
    }
  `,
  [standingFragment],
);

export type StandingLine = ResultOf<typeof standingFragment>;
export type TieBreak = StandingLine['tieBreaks'][number];
export type CrosstableRow = ResultOf<typeof crosstableFragment>['crosstable']['rows'][number];
export type CrosstableCell = CrosstableRow['cells'][number];
export type CrosstableGame = CrosstableCell['games'][number];
