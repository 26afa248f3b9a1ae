import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** An address for streams, and what it shows. */
const overlaySlotFragment = graphql(`
  fragment OverlaySlot on OverlaySlot @_unmask {
    id
    name
    text
    table
    tournament {
      id
      name
      tables {
        name
        title
      }
    }
    game {
      id
      seats {
        seat
        player {
          id
          handle
          name
        }
      }
    }
    player {
      id
      handle
      name
    }
  }
`);

/** The viewer's addresses for streams. */
export const OverlaySlotsQuery = graphql(
  `
    query OverlaySlots {
      viewer {
        overlaySlots {
          ...OverlaySlot
        }
      }
    }
  `,
  [overlaySlotFragment],
);

export type OverlaySlot = NonNullable<ResultOf<typeof OverlaySlotsQuery>['viewer']>['overlaySlots'][number];

/** What is at the address of a page. */
export const OverlayTargetQuery = graphql(`
  query OverlayTarget($path: String!) {
    nodeAt(path: $path) {
      __typename
      id
      ... on Tournament {
        name
        tables {
          name
          title
        }
      }
      ... on Game {
        seats {
          seat
          player {
            id
            handle
            name
          }
        }
      }
      ... on Player {
        handle
        name
      }
    }
  }
`);

export const createOverlaySlotMutation = graphql(
  `
    mutation CreateOverlaySlot($input: CreateOverlaySlotInput!) {
      createOverlaySlot(input: $input) {
        ...Refusal
        ... on CreateOverlaySlotSuccess {
          slot {
            id
          }
        }
      }
    }
  `,
  [refusalFragment],
);

export const pointOverlaySlotMutation = graphql(
  `
    mutation PointOverlaySlot($input: PointOverlaySlotInput!) {
      pointOverlaySlot(input: $input) {
        ...Refusal
        ...Caused
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const deleteOverlaySlotMutation = graphql(
  `
    mutation DeleteOverlaySlot($input: DeleteOverlaySlotInput!) {
      deleteOverlaySlot(input: $input) {
        ...Refusal
        ...Caused
      }
    }
  `,
  [refusalFragment, causedFragment],
);
