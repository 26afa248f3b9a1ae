import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

export const addTournamentMutation = graphql(
  `
    mutation AddTournament($input: AddTournamentInput!) {
      addTournament(input: $input) {
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

export const removeTournamentMutation = graphql(
  `
    mutation RemoveTournament($input: RemoveTournamentInput!) {
      removeTournament(input: $input) {
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

export const updateSeriesMutation = graphql(
  `
    mutation UpdateSeries($input: UpdateSeriesInput!) {
      updateSeries(input: $input) {
        ...Refusal
        ...Caused
        ... on SeriesSuccess {
          series {
            __typename
            id
            name
            description
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
