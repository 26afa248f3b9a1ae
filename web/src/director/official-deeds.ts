import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';

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
        __typename
        ...Refusal
        ... on OfficialSuccess {
          tournament {
            id
            ...Officials
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [officialsFragment, effectsFragment, refusalFragment],
);

export const dismissMutation = graphql(
  `
    mutation DismissOfficial($input: DismissOfficialInput!) {
      dismissOfficial(input: $input) {
        __typename
        ...Refusal
        ... on OfficialSuccess {
          tournament {
            id
            ...Officials
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [officialsFragment, effectsFragment, refusalFragment],
);
