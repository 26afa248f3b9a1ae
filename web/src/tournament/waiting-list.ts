import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** Who waits for a place in a tournament, in order. */
export const waitingListQuery = graphql(
  `
    query WaitingList($id: ID!, $after: String) {
      tournament(id: $id) {
        __typename
        id
        version
        status
        viewerCanDirect
        waitingList(first: 100, after: $after) {
          edges {
            node {
              place
              since
              idElsewhere
              player {
                id
                name
                ...PlayerName
              }
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
  [playerNameFragment],
);

/** Puts those who wait into another order. */
export const orderMutation = graphql(
  `
    mutation OrderWaitingList($input: OrderWaitingListInput!) {
      orderWaitingList(input: $input) {
        ...Refusal
        ...Caused
        ... on TournamentSuccess {
          tournament {
            id
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
