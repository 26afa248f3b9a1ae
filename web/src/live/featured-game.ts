import { baoBoardTrace } from '../boards/bao/position.ts';
import { graphql } from '../graphql/tada.ts';
import { boardCardFragment } from './board-card.ts';

/** The board that a page gives its height to: a card's facts, the last move and how it was sown. */
export const featuredGameFragment = graphql(
  `
    fragment FeaturedGame on Game {
      __typename
      id
      ...BoardCard
      moves(last: 1) {
        edges {
          node {
            ply
            notation
            at
          }
        }
      }
    }
  `,
  [boardCardFragment],
);

/** How the position after a ply was sown. */
export const lastSowingQuery = graphql(
  `
    query LastSowing($id: ID!, $ply: Int!) {
      game(id: $id) {
        __typename
        id
        ... on BaoGame {
          at(ply: $ply) {
            ply
            trace {
              ...BaoBoardTrace
            }
          }
        }
      }
    }
  `,
  [baoBoardTrace],
);
