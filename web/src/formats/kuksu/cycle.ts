import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';
import { markedRowFragment } from '../../tournament/marked-row.ts';

/** A row of a league at a glance. Nothing in it depends on who looks. */
export const leagueLineFragment = graphql(
  `
    fragment LeagueLine on Standing @_unmask {
      ...MarkedRow
      rank
      shared
      points
      gamesLeft
      zone
      movement
      bestRank
      worstRank
      sodos: tieBreaks(first: 1) {
        value
      }
      entry {
        id
        withdrawnAt
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
  [playerNameFragment, markedRowFragment],
);

/** The rows of a league at a glance. */
export const leagueRows = graphql(
  `
    fragment LeagueRows on Group {
      __typename
      id
      standings {
        ...LeagueLine
      }
    }
  `,
  [leagueLineFragment],
);

/** A league at a glance. Nothing in it depends on who looks. */
export const leagueCardFragment = graphql(
  `
    fragment LeagueCard on Group @_unmask {
      id
      name
      gamesTotal
      gamesDecided
      gamesRunning
      standings {
        ...LeagueLine
      }
    }
  `,
  [leagueLineFragment],
);

/** The title in a cycle: who defends it, against whom, and their match game by game. Nothing in it depends on who looks. */
export const cycleTitleFragment = graphql(
  `
    fragment CycleTitle on CycleTitle @_unmask {
      provisional
      score
      gamesToWin
      defender {
        id
        player {
          id
          ...PlayerName
        }
      }
      challenger {
        id
        player {
          id
          ...PlayerName
        }
      }
      match {
        id
        decided
        games {
          __typename
          id
          pagePath
          number
          status
          arrangedAt
          startedAt
          result {
            seat
            how
            at
          }
          seats {
            seat
            entry {
              id
            }
          }
        }
      }
    }
  `,
  [playerNameFragment],
);

/** Who holds a title after a cycle of it, and how he won or defended it. */
export const holdingFragment = graphql(
  `
    fragment Holding on TitleHolding @_unmask {
      number
      at
      score
      isWalkover
      holder {
        id
        player {
          id
          ...PlayerName
        }
      }
      opponent {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);

export type Holding = ResultOf<typeof holdingFragment>;
export type LeagueLine = ResultOf<typeof leagueLineFragment>;
export type LeagueView = ResultOf<typeof leagueCardFragment>;
export type CycleTitle = ResultOf<typeof cycleTitleFragment>;

/** A tier of a cycle and its leagues, in their order. */
export interface TierView {
  readonly number: number;
  readonly leagues: readonly { readonly name: string; readonly group: LeagueView }[];
}

/** The sides of the title match in the order of its score: the defender, the challenger. */
export type TitleSide = CycleTitle['defender'];
