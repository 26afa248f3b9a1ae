import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql } from '../../../graphql/tada.ts';

export const createChampionshipMutation = graphql(
  `
    mutation CreateChampionship($input: CreateChampionshipInput!) {
      createChampionship(input: $input) {
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

export const openMabingwaMutation = graphql(
  `
    mutation OpenMabingwa($input: OpenMabingwaInput!) {
      openMabingwa(input: $input) {
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

export const openCountryMatchMutation = graphql(
  `
    mutation OpenCountryMatch($input: OpenCountryMatchInput!) {
      openCountryMatch(input: $input) {
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

export const refusePlaceMutation = graphql(
  `
    mutation RefusePlace($input: RefusePlaceInput!) {
      refusePlace(input: $input) {
        ...Refusal
        ...Caused
        ... on SeriesSuccess {
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

export const settleCutMutation = graphql(
  `
    mutation SettleCut($input: SettleCutInput!) {
      settleCut(input: $input) {
        ...Refusal
        ...Caused
        ... on SeriesSuccess {
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
