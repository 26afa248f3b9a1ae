import { gameFeatured } from '../games/fragments.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { boardCardFragment } from './board-card.ts';

/** The board that a page gives its height to: a card's facts, the last move and how it was sown. */
export const featuredGameFragment = graphql(
  `
    fragment FeaturedGame on Game {
      __typename
      id
      pagePath
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

/** The game that the server would have watched, and the boards beside it. */
export const featuredQuery = graphql(
  `
    query Home($watched: ID) {
      featuredGame(watched: $watched) {
        drama
        game {
          id
          pagePath
          ...FeaturedGame
        }
      }
      liveGames(first: 9) {
        nodes {
          id
          pagePath
          ...BoardCard
        }
      }
    }
  `,
  [boardCardFragment, featuredGameFragment],
);

/** A game and why it is shown before all others. */
export type Featured = NonNullable<ResultOf<typeof featuredQuery>['featuredGame']>;

/** Every move of the boards of a page that features one of them. */
export const featuredBoardsSubscription = graphql(
  `
    subscription FeaturedBoards {
      liveBoards(first: 12) {
        at
        change
        game {
          id
          pagePath
          ...BoardCard
          ...FeaturedGame
        }
      }
    }
  `,
  [boardCardFragment, featuredGameFragment],
);
