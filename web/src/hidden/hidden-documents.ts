import { refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

/** The tournaments of which the signed-in person wants to see no result unasked. */
export const HiddenQuery = graphql(`
  query Hidden {
    viewer {
      name
      hiddenTournaments {
        id
      }
    }
  }
`);

/** Hides the results of a tournament from the caller, or shows them again. */
export const hideResultsMutation = graphql(
  `
    mutation HideResults($input: HideResultsInput!) {
      hideResults(input: $input) {
        ...Refusal
        ... on HideResultsSuccess {
          viewer {
            name
          }
        }
      }
    }
  `,
  [refusalFragment],
);
