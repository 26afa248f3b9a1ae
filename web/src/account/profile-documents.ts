import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

export const ProfileQuery = graphql(`
  query Profile {
    viewer {
      chat
      player {
        id
        handle
        name
        country
      }
    }
  }
`);

export const changeProfileMutation = graphql(
  `
    mutation ChangeProfile($input: ChangeProfileInput!) {
      changeProfile(input: $input) {
        ...Refusal
        ... on ChangeProfileSuccess {
          viewer {
            name
            player {
              id
              handle
              name
              country
            }
          }
        }
      }
    }
  `,
  [refusalFragment],
);

export const turnChatMutation = graphql(
  `
    mutation TurnChat($input: TurnChatInput!) {
      turnChat(input: $input) {
        ...Refusal
        ... on TurnChatSuccess {
          viewer {
            chat
          }
        }
      }
    }
  `,
  [refusalFragment],
);

export const closeMutation = graphql(
  `
    mutation CloseAccount($input: CloseAccountInput!) {
      closeAccount(input: $input) {
        ...Refusal
        ...Caused
        ... on CloseAccountSuccess {
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
