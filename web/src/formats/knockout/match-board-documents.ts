import { graphql } from '../../graphql/tada.ts';
import { featuredGameFragment } from '../../live/featured-game.ts';

/** A game of a match as its board is shown beside the score. */
export const MatchBoardQuery = graphql(
  `
    query MatchBoard($id: ID!) {
      game(id: $id) {
        id
        pagePath
        ...FeaturedGame
      }
    }
  `,
  [featuredGameFragment],
);

/** Every move of the games of both players in their tournament. */
export const MatchBoardMoves = graphql(
  `
    subscription MatchBoardMoves($tournamentId: ID!, $players: [ID!]) {
      liveBoards(tournamentId: $tournamentId, players: $players, first: 2) {
        at
        change
        game {
          id
          pagePath
          ...FeaturedGame
        }
      }
    }
  `,
  [featuredGameFragment],
);
