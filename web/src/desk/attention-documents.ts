import { directedGameFragment } from '../director/directed-game.ts';
import { entryRequestFragment } from '../entry-request/entry-request-documents.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { claimFragment } from '../player/merge-documents.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { ticketShown } from '../ticket/ticket-documents.ts';

/** Something that needs a director, with what its row and its deed show. */
export const attentionShown = graphql(
  `
    fragment AttentionShown on Attention @_unmask {
      __typename
      key
      kind
      deed
      since
      until
      ... on TournamentAttention {
        tournament {
          id
          pagePath
          name
          game
          format
        }
      }
      ... on GameAttention {
        seat
        lastSeen
        game {
          id
          pagePath
          ...DirectedGame
        }
      }
      ... on TicketAttention {
        ticket {
          ...TicketShown
        }
      }
      ... on EntryRequestAttention {
        request {
          ...EntryRequestShown
        }
      }
      ... on MatchAttention {
        pairing {
          id
          number
          slots {
            entry {
              id
              player {
                id
                ...PlayerName
              }
            }
          }
        }
      }
      ... on ReportAttention {
        report {
          id
          text
          contradicts {
            id
            text
          }
        }
      }
      ... on StageAttention {
        stage {
          id
          name
        }
        tied {
          id
          player {
            id
            ...PlayerName
          }
        }
      }
      ... on FieldAttention {
        issues {
          code
          message
        }
      }
      ... on RoundAttention {
        missing
      }
      ... on PlayerAttention {
        player {
          id
          handle
          name
        }
      }
      ... on UnreportedAttention {
        count
        games {
          id
          pagePath
        }
      }
      ... on SeriesAttention {
        series {
          __typename
          id
          name
        }
        tied {
          id
          ...PlayerName
        }
      }
      ... on ClaimAttention {
        claim {
          ...ClaimToAnswer
        }
      }
    }
  `,
  [claimFragment, directedGameFragment, entryRequestFragment, ticketShown, playerNameFragment],
);

export type AttentionShown = ResultOf<typeof attentionShown>;
/** Something that needs the director of a tournament. */
export type TournamentAttentionShown = Extract<AttentionShown, { readonly tournament: unknown }>;
export type AttentionOf<Name extends AttentionShown['__typename']> = Extract<AttentionShown, { __typename: Name }>;

/** What needs the viewer in all tournaments that he has in hand. */
export const ViewerAttentionQuery = graphql(
  `
    query ViewerAttention($after: String) {
      serverNow
      viewer {
        attention(first: 8, after: $after) {
          edges {
            node {
              ...AttentionShown
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
  [attentionShown],
);

/** What needs the director of one tournament. */
export const TournamentAttentionQuery = graphql(
  `
    query TournamentAttention($id: ID!, $after: String) {
      serverNow
      tournament(id: $id) {
        id
        pagePath
        version
        attention(first: 8, after: $after) {
          edges {
            node {
              ...AttentionShown
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
  [attentionShown],
);

/** That something has happened in a tournament: what, is asked for anew. */
export const InHandEvents = graphql(`
  subscription InHandEvents($id: ID!, $after: Int) {
    tournamentEvents(tournamentId: $id, after: $after) {
      __typename
      topic
      version
      at
    }
  }
`);
