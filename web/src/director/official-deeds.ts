import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** Who helps the director of a tournament, and whether the viewer may change that. */
export const officialsFragment = graphql(
  `
    fragment Officials on Tournament {
      id
      name
      viewerCanAppoint
      officials {
        role
        appointedAt
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

export const appointMutation = graphql(
  `
    mutation AppointOfficial($input: AppointOfficialInput!) {
      appointOfficial(input: $input) {
        ...Refusal
        ...Caused
        ... on OfficialSuccess {
          tournament {
            id
            ...Officials
          }
        }
      }
    }
  `,
  [officialsFragment, refusalFragment, causedFragment],
);

export const dismissMutation = graphql(
  `
    mutation DismissOfficial($input: DismissOfficialInput!) {
      dismissOfficial(input: $input) {
        ...Refusal
        ...Caused
        ... on OfficialSuccess {
          tournament {
            id
            ...Officials
          }
        }
      }
    }
  `,
  [officialsFragment, refusalFragment, causedFragment],
);
