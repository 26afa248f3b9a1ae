import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql } from '../../../graphql/tada.ts';

export const createTitleMutation = graphql(
  `
    mutation CreateTitle($input: CreateTitleInput!) {
      createTitle(input: $input) {
        ...Refusal
        ...Caused
        ... on SeriesSuccess {
          series {
            __typename
            id
            name
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const openCycleMutation = graphql(
  `
    mutation OpenCycle($input: OpenCycleInput!) {
      openCycle(input: $input) {
        ...Refusal
        ...Caused
        ... on SeriesTournamentSuccess {
          series {
            __typename
            id
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
