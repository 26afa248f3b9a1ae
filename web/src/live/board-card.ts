import { graphql, type ResultOf } from '../graphql/tada.ts';
import { gameCard } from '../games/fragments.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** A board among other boards: who plays, whose move it is, what is left, and the position where there is one. */
export const boardCardFragment = graphql(
  `
    fragment BoardCard on Game {
      __typename
      id
      pagePath
      number
      status
      ply
      toMove
      seats {
        seat
        side
        sideLetter
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
      result {
        seat
        how
        at
      }
      tournament {
        id
        pagePath
        name
        game
      }
      ...GameCard
    }
  `,
  [playerNameFragment, gameCard],
);

export type BoardCardGame = ResultOf<typeof boardCardFragment>;

/** Every move of the boards that are shown, as it is made. */
export const liveBoardsSubscription = graphql(
  `
    subscription LiveBoards($tournamentId: ID, $groups: [ID!], $game: GameKey, $first: Int) {
      liveBoards(tournamentId: $tournamentId, groups: $groups, game: $game, first: $first) {
        at
        change
        game {
          id
          pagePath
          ...BoardCard
        }
      }
    }
  `,
  [boardCardFragment],
);
