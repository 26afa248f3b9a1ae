import { refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** A ticket as it is listed. */
export const ticketShown = graphql(`
  fragment TicketShown on Ticket @_unmask {
    id
    kind
    state
    text
    at
    decision
    decisionText
    decidedAt
    viewerCanAnswer
    viewerCanDecide
    filer {
      id
      handle
      name
    }
    accused {
      id
      handle
      name
    }
    decidedBy {
      id
      handle
      name
    }
    tournament {
      id
      pagePath
      name
    }
    game {
      id
      pagePath
      number
      seats {
        player {
          id
          handle
          name
        }
      }
    }
    message {
      id
      text
      viewerRemovedText
    }
    answers {
      number
      text
      at
      by {
        id
        handle
        name
      }
    }
  }
`);

export type TicketShown = ResultOf<typeof ticketShown>;

/** All tickets of one tournament that the viewer may read. */
export const TournamentTicketsQuery = graphql(
  `
    query TournamentTickets($id: ID!, $after: String) {
      tournament(id: $id) {
        id
        pagePath
        version
        viewerTickets(first: 20, after: $after) {
          edges {
            node {
              ...TicketShown
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [ticketShown],
);

/** What the viewer has filed. */
export const MyTicketsQuery = graphql(
  `
    query MyTickets($after: String) {
      viewer {
        tickets(first: 10, after: $after) {
          edges {
            node {
              ...TicketShown
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [ticketShown],
);

/** That something has happened on a tournament's desk. */
export const DeskEvents = graphql(`
  subscription DeskEvents($id: ID!, $after: Int) {
    deskEvents(tournamentId: $id, after: $after) {
      __typename
      topic
      version
      at
    }
  }
`);

/** Lays something before the director. */
export const FileTicket = graphql(
  `
    mutation FileTicket($input: FileTicketInput!) {
      fileTicket(input: $input) {
        ...Refusal
      }
    }
  `,
  [refusalFragment],
);

/** Adds a word to a ticket. */
export const AnswerTicket = graphql(
  `
    mutation AnswerTicket($input: AnswerTicketInput!) {
      answerTicket(input: $input) {
        ...Refusal
        ... on TicketSuccess {
          ticket {
            ...TicketShown
          }
        }
      }
    }
  `,
  [ticketShown, refusalFragment],
);

/** Decides a ticket. */
export const DecideTicket = graphql(
  `
    mutation DecideTicket($input: DecideTicketInput!) {
      decideTicket(input: $input) {
        ...Refusal
        ... on TicketSuccess {
          ticket {
            ...TicketShown
          }
        }
      }
    }
  `,
  [ticketShown, refusalFragment],
);
