import { graphql } from '../../../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../../../ui/effects.ts';

export const createChampionshipMutation = graphql(
  `
    mutation CreateChampionship($input: CreateChampionshipInput!) {
      createChampionship(input: $input) {
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

export const openMabingwaMutation = graphql(
  `
    mutation OpenMabingwa($input: OpenMabingwaInput!) {
      openMabingwa(input: $input) {
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

export const openCountryMatchMutation = graphql(
  `
    mutation OpenCountryMatch($input: OpenCountryMatchInput!) {
      openCountryMatch(input: $input) {
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

export const refusePlaceMutation = graphql(
  `
    mutation RefusePlace($input: RefusePlaceInput!) {
      refusePlace(input: $input) {
        __typename
        ...Refusal
        ... on SeriesSuccess {
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

export const settleCutMutation = graphql(
  `
    mutation SettleCut($input: SettleCutInput!) {
      settleCut(input: $input) {
        __typename
        ...Refusal
        ... on SeriesSuccess {
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
