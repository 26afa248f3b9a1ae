import { graphql } from '../../../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../../../ui/effects.ts';

export const createTitleMutation = graphql(
  `
    mutation CreateTitle($input: CreateTitleInput!) {
      createTitle(input: $input) {
        __typename
        ...Refusal
        ... on SeriesSuccess {
          series {
            __typename
            id
            name
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [effectsFragment, refusalFragment],
);

export const openCycleMutation = graphql(
  `
    mutation OpenCycle($input: OpenCycleInput!) {
      openCycle(input: $input) {
        __typename
        ...Refusal
        ... on SeriesTournamentSuccess {
          series {
            __typename
            id
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [effectsFragment, refusalFragment],
);
