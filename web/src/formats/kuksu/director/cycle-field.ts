import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';

/** A player of a cycle that has not begun, as its director looks at him. */
export const fieldEntryFragment = graphql(
  `
    fragment FieldEntry on Entry @_unmask {
      id
      elo
      invitation
      previousCycle {
        league
        rank
        disqualified
        title
      }
      player {
        id
        name
        ...PlayerName
      }
    }
  `,
  [playerNameFragment],
);

export type FieldEntry = ResultOf<typeof fieldEntryFragment>;

/** Everybody who takes part in a cycle, page by page. */
export const cycleEntriesQuery = graphql(
  `
    query CycleEntries($id: ID!, $after: String) {
      tournament(id: $id) {
        __typename
        id
        version
        entries(first: 100, after: $after) {
          edges {
            node {
              ...FieldEntry
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
  [fieldEntryFragment],
);

/** Everybody who was invited to it, page by page. */
export const cycleInvitationsQuery = graphql(
  `
    query CycleInvitations($id: ID!, $after: String) {
      tournament(id: $id) {
        __typename
        id
        version
        invitations(first: 100, after: $after) {
          edges {
            node {
              ...FieldEntry
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
  [fieldEntryFragment],
);
