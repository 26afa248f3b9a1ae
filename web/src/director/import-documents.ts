import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** One record of a text, as the server has read it. */
export const readRecordFragment = graphql(`
  fragment ReadRecordLine on ReadRecord @_unmask {
    line
    first
    second
    plies
    decides
    warnings
    game {
      __typename
      id
      number
      status
    }
    result {
      winner
      how
    }
    problem {
      fault
      message
      line
      column
    }
  }
`);

export type ReadRecordLine = ResultOf<typeof readRecordFragment>;

/** Reads records and, unless it is a trial, imports them. */
export const importRecordsMutation = graphql(
  `
    mutation ImportRecords($input: ImportRecordsInput!) {
      importRecords(input: $input) {
        ...Refusal
        ...Caused
        ... on ImportRecordsSuccess {
          tournament {
            __typename
            id
            gamesDecided
          }
          records {
            ...ReadRecordLine
          }
        }
        ... on InvalidRecords {
          records {
            ...ReadRecordLine
          }
        }
      }
    }
  `,
  [readRecordFragment, refusalFragment, causedFragment],
);
