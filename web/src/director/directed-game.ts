import { gamePending } from '../games/fragments.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** A game as its director sees it. */
export const directedGameFragment = graphql(
  `
    fragment DirectedGame on Game {
      __typename
      id
      pagePath
      number
      ply
      status
      toMove
      tournament {
        id
        name
        game
        venue
        countsPoints
        reportableHows {
          withWinner
          withoutWinner
        }
      }
      seats {
        seat
        player {
          id
          ...PlayerName
        }
      }
      clock {
        limit
        remaining {
          first
          second
        }
        running
        expiresAt
        countsTo
        pausedUntil
        serverNow
      }
      ...GamePending
      result {
        seat
        how
        value
        reason
        score
        at
      }
    }
  `,
  [playerNameFragment, gamePending],
);

export type DirectedGame = ResultOf<typeof directedGameFragment>;
