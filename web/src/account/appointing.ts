import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** An account as its administrator sees it. */
export const listedAccountFragment = graphql(`
  fragment ListedAccount on Account {
    __typename
    id
    name
    email
    isProven
    role
    blockedAt
  }
`);

export type ListedAccount = ResultOf<typeof listedAccountFragment>;

/** From who may do most to who may do least. */
export const ROLES = ['ADMIN', 'DIRECTOR', 'PLAYER'] as const;

export const appointMutation = graphql(
  `
    mutation Appoint($input: AppointInput!) {
      appoint(input: $input) {
        ...Refusal
        ...Caused
        ... on AppointSuccess {
          account {
            ...ListedAccount
          }
        }
      }
    }
  `,
  [listedAccountFragment, refusalFragment, causedFragment],
);
