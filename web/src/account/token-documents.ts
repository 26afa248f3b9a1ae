import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** The viewer's tokens, and whether he may make one now. */
export const TokensQuery = graphql(`
  query Tokens {
    viewer {
      canCreateTokens
      tokens {
        id
        name
        start
        verbs
        tournament {
          id
          name
        }
        bot {
          id
        }
        expiresAt
        lastUsedAt
      }
    }
  }
`);

export type OwnToken = NonNullable<NonNullable<ResultOf<typeof TokensQuery>['viewer']>['tokens']>[number];

/** The tournaments that a token may be for: those that the viewer directs or plays in. */
export const TokenTournamentsQuery = graphql(`
  query TokenTournaments {
    viewer {
      directs {
        id
        name
      }
      games {
        id
        tournament {
          id
          name
        }
      }
    }
  }
`);

export const createTokenMutation = graphql(
  `
    mutation CreateToken($input: CreateTokenInput!) {
      createToken(input: $input) {
        ...Refusal
        ...Caused
        ... on CreateTokenSuccess {
          token
          tokenId
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const revokeTokenMutation = graphql(
  `
    mutation RevokeToken($input: RevokeTokenInput!) {
      revokeToken(input: $input) {
        ...Refusal
        ...Caused
        ... on RevokeTokenSuccess {
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
