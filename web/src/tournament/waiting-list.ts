import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** Who waits for a place in a tournament, in order. */
export const waitingListFragment = graphql(
  `
    fragment WaitingList on Tournament @_unmask {
      id
      name
      status
      viewerCanDirect
      waitingList {
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
            ...WaitingList
          }
        }
      }
    }
  `,
  [waitingListFragment, refusalFragment, causedFragment],
);
