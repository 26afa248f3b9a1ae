import { gameFeatured, gameMoment } from '../games/fragments.ts';
import { graphql } from '../graphql/tada.ts';

/** What every picture of a game says of it. */
const picturedGame = graphql(`
  fragment PicturedGame on Game @_unmask {
    id
    ply
    number
    tournament {
      id
      name
      namesakes {
        id
      }
    }
    seats {
      seat
      player {
        id
        handle
        name
      }
    }
  }
`);

/** A game as it stands. */
export const GameNowQuery = graphql(
  `
    query PictureOfGame($id: ID!) {
      game(id: $id) {
        ...PicturedGame
        ...GameFeatured
      }
    }
  `,
  [picturedGame, gameFeatured],
);

/** A game after so many moves. */
export const GameThenQuery = graphql(
  `
    query PictureOfMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        ...PicturedGame
        at(ply: $ply) {
          ply
          ...GameMomentShown
        }
      }
    }
  `,
  [picturedGame, gameMoment],
);
