import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

/** How often a tournament is held, as its director reads it. */
export const recurrenceFragment = graphql(`
  fragment RecurrenceOf on Tournament @_unmask {
    id
    name
    startsAt
    startedAt
    recurrence {
      edition
      weeks
      signUpDays
      endedAt
      nextStartsAt
    }
  }
`);

export const recurrenceMutation = graphql(
  `
    mutation SetRecurrence($input: SetRecurrenceInput!) {
      setRecurrence(input: $input) {
        ...Refusal
        ...Caused
        ... on TournamentSuccess {
          tournament {
            ...RecurrenceOf
          }
        }
      }
    }
  `,
  [recurrenceFragment, refusalFragment, causedFragment],
);
