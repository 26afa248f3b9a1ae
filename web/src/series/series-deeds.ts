import { graphql } from '../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';

export const addTournamentMutation = graphql(
  `
    mutation AddTournament($input: AddTournamentInput!) {
      addTournament(input: $input) {
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

export const removeTournamentMutation = graphql(
  `
    mutation RemoveTournament($input: RemoveTournamentInput!) {
      removeTournament(input: $input) {
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
