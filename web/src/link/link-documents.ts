import { refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

/** What a link opens, and who is signed in beside it. */
export const GameLinkQuery = graphql(`
  query GameLink($token: String!) {
    gameLink(token: $token) {
      __typename
      ... on GameLink {
        game {
          id
          pagePath
        }
        player {
          id
          handle
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

/** Takes back every link and reply address of all mails to whoever is signed in, or says why not. */
export const revokeLinksMutation = graphql(
  `
    mutation RevokeGameLinks($input: RevokeGameLinksInput!) {
      revokeGameLinks(input: $input) {
        ...Refusal
        ... on RevokeGameLinksSuccess {
          revokedAt
        }
      }
    }
  `,
  [refusalFragment],
);
