import { gameFeatured } from '../games/fragments.ts';
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
      ...GameFeatured
    }
  `,
  [boardCardFragment, gameFeatured],
);

/** Every move of the boards of a page that features one of them. */
export const featuredBoardsSubscription = graphql(
  `
    subscription FeaturedBoards {
      liveBoards(first: 5) {
        at
        change
        game {
          id
          ...BoardCard
          ...FeaturedGame
        }
      }
    }
  `,
  [boardCardFragment, featuredGameFragment],
);
