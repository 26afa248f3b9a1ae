import { causedFragment, refusalFragment } from '../command/answer.ts';
import { listedAccountFragment } from '../account/appointing.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** An account with all that its administrator has to know of it. */
export const wholeAccountFragment = graphql(
  `
    fragment WholeAccount on Account @_unmask {
      id
      createdAt
      blockedAt
      blockedReason
      sessions
      hasSecondFactor
      chat
      ...ListedAccount
      offices {
        role
        tournament {
          id
          pagePath
          name
          status
        }
      }
      series {
        id
        name
      }
    }
  `,
  [listedAccountFragment],
);

export type WholeAccount = ResultOf<typeof wholeAccountFragment>;

export const AccountQuery = graphql(
  `
    query AdministeredAccount($id: ID!) {
      viewer {
        role
        email
        account(id: $id) {
          ...WholeAccount
        }
      }
    }
  `,
  [wholeAccountFragment],
);

/** What was done with one account, or with all. */
export const AccountLogQuery = graphql(`
  query AccountLog($accountId: ID, $after: String) {
    viewer {
      accountLog(first: 20, after: $after, accountId: $accountId) {
        edges {
          node {
            version
            at
            text
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** What every deed about an account answers when it is done. */
const doneFragment = graphql(
  `
    fragment AccountDone on AccountSuccess @_unmask {
      consequences
      account {
        ...WholeAccount
      }
    }
  `,
  [wholeAccountFragment],
);

export const blockMutation = graphql(
  `
    mutation BlockAccount($input: BlockAccountInput!) {
      blockAccount(input: $input) {
        ...Refusal
        ...Caused
        ...AccountDone
      }
    }
  `,
  [doneFragment, refusalFragment, causedFragment],
);

export const unblockMutation = graphql(
  `
    mutation UnblockAccount($input: UnblockAccountInput!) {
      unblockAccount(input: $input) {
        ...Refusal
        ...Caused
        ...AccountDone
      }
    }
  `,
  [doneFragment, refusalFragment, causedFragment],
);

export const endSessionsMutation = graphql(
  `
    mutation EndSessions($input: EndSessionsInput!) {
      endSessions(input: $input) {
        ...Refusal
        ...Caused
        ...AccountDone
      }
    }
  `,
  [doneFragment, refusalFragment, causedFragment],
);

export const factorMutation = graphql(
  `
    mutation RemoveSecondFactor($input: RemoveSecondFactorInput!) {
      removeSecondFactor(input: $input) {
        ...Refusal
        ...Caused
        ...AccountDone
      }
    }
  `,
  [doneFragment, refusalFragment, causedFragment],
);

export const chatMutation = graphql(
  `
    mutation TurnAccountChat($input: TurnAccountChatInput!) {
      turnAccountChat(input: $input) {
        ...Refusal
        ...Caused
        ...AccountDone
      }
    }
  `,
  [doneFragment, refusalFragment, causedFragment],
);

export const passwordLinkMutation = graphql(
  `
    mutation SendPasswordLink($input: SendPasswordLinkInput!) {
      sendPasswordLink(input: $input) {
        ...Refusal
        ...Caused
        ... on SendPasswordLinkSuccess {
          link
          expiresAt
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
