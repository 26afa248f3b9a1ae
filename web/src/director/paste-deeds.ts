import { causedFragment, refusalFragment } from '../command/answer.ts';
import { fieldPlanRead } from '../formats/fragments.ts';
import { graphql } from '../graphql/tada.ts';
import { pastedLineFragment } from '../pasted/pasted-line.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';

/** Enters the players of pasted lines. */
export const importRegistrationsMutation = graphql(
  `
    mutation ImportRegistrations($input: ImportRegistrationsInput!) {
      importRegistrations(input: $input) {
        ...Refusal
        ...Caused
        ... on ImportRegistrationsSuccess {
          tournament {
            id
            ...TournamentHead
          }
          players
          plan {
            ...FieldPlanRead
          }
          lines {
            ...PastedLine
          }
        }
        ... on InvalidLines {
          lines {
            ...PastedLine
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, fieldPlanRead, pastedLineFragment, refusalFragment, causedFragment],
);

/** Records the results of pasted lines. */
export const importResultsMutation = graphql(
  `
    mutation ImportResults($input: ImportResultsInput!) {
      importResults(input: $input) {
        ...Refusal
        ...Caused
        ... on ImportResultsSuccess {
          tournament {
            __typename
            id
            gamesDecided
          }
          lines {
            ...PastedLine
          }
        }
        ... on InvalidLines {
          lines {
            ...PastedLine
          }
        }
      }
    }
  `,
  [pastedLineFragment, refusalFragment, causedFragment],
);
