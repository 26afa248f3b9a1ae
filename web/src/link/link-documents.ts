import { graphql } from '../graphql/tada.ts';

/** What a link opens, and who is signed in beside it. */
export const GameLinkQuery = graphql(`
  query GameLink($token: String!) {
    gameLink(token: $token) {
      __typename
      ... on GameLink {
        game {
          id
        }
        player {
          id
          name
        }
      }
      ... on LinkRefused {
        reason
      }
    }
    viewer {
      player {
        id
      }
    }
  }
`);
