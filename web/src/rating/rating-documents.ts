import { graphql, type ResultOf } from '../graphql/tada.ts';

/** One step of a rating. */
export const ratingStep = graphql(`
  fragment RatingStep on RatingChange @_unmask {
    number
    cause
    before
    after
    gamesAfter
    opponentElo
    k
    score
    source
    at
    opponent {
      id
      handle
      name
    }
    game {
      id
      pagePath
      tournament {
        id
      }
    }
  }
`);

export type RatingStep = ResultOf<typeof ratingStep>;

/** How a player's ratings came to be what they are: the last steps, or those before a cursor. */
export const RatingHistoryQuery = graphql(
  `
    query RatingHistory($handle: String!) {
      player(handle: $handle) {
        id
        ratings {
          game
          elo
          history(last: 100) {
            edges {
              node {
                ...RatingStep
              }
            }
            pageInfo {
              hasPreviousPage
            }
          }
        }
      }
    }
  `,
  [ratingStep],
);

/** What a game has done to the ratings of its players. */
export const GameRatingsQuery = graphql(`
  query GameRatings($id: ID!) {
    game(id: $id) {
      id
      pagePath
      result {
        ratingChanges {
          before
          after
          player {
            id
            handle
            name
          }
        }
      }
    }
  }
`);
