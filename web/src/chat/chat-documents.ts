import { refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** A message as the panel shows it. */
export const chatMessage = graphql(`
  fragment ChatMessageShown on ChatMessage @_unmask {
    id
    number
    text
    at
    removedAt
    removedReason
    removedBy {
      id
      handle
      name
    }
    author {
      id
      handle
      name
    }
    viewerMuted
    viewerCanRemove
    viewerCanReport
    viewerRemovedText
  }
`);

export type ChatMessage = ResultOf<typeof chatMessage>;

/** What was said beside a game: the last page, or the one before a cursor. */
export const ChatQuery = graphql(
  `
    query Chat($id: ID!, $before: String) {
      viewer {
        chat
      }
      game(id: $id) {
        id
        viewerCanChat
        seats {
          player {
            id
            handle
            name
            chats
          }
        }
        chat(last: 50, before: $before) {
          edges {
            node {
              ...ChatMessageShown
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
      }
    }
  `,
  [chatMessage],
);

/** That something was said or taken away; the words are asked for, as each reader may see them. */
export const ChatEvents = graphql(`
  subscription ChatEvents($id: ID!, $after: Int) {
    chatEvents(gameId: $id, after: $after) {
      __typename
      topic
      version
      at
    }
  }
`);

/** Says something. */
export const PostMessage = graphql(
  `
    mutation PostMessage($input: PostMessageInput!) {
      postMessage(input: $input) {
        ...Refusal
      }
    }
  `,
  [refusalFragment],
);

/** Takes a message away. */
export const RemoveMessage = graphql(
  `
    mutation RemoveMessage($input: RemoveMessageInput!) {
      removeMessage(input: $input) {
        ...Refusal
      }
    }
  `,
  [refusalFragment],
);

/** Hides a player's words from the reader, or shows them again. */
export const MutePlayer = graphql(
  `
    mutation MutePlayer($input: MutePlayerInput!) {
      mutePlayer(input: $input) {
        ...Refusal
      }
    }
  `,
  [refusalFragment],
);

/** Lays a message before the director. */
export const ReportMessage = graphql(
  `
    mutation ReportMessage($input: ReportMessageInput!) {
      reportMessage(input: $input) {
        ...Refusal
      }
    }
  `,
  [refusalFragment],
);
