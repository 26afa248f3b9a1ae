import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

export const adjudicateMutation = graphql(
  `
    mutation Adjudicate($input: AdjudicateInput!) {
      adjudicate(input: $input) {
        ...Refusal
        ...Caused
        ... on GameSuccess {
          game {
            __typename
            id
            status
            toMove
            result {
              seat
              how
              reason
              score
              at
            }
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const correctResultMutation = graphql(
  `
    mutation CorrectResult($input: CorrectResultInput!) {
      correctResult(input: $input) {
        ...Refusal
        ...Caused
        ... on GameSuccess {
          game {
            __typename
            id
            result {
              seat
              how
              reason
              score
              at
            }
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const adjudicateScoreMutation = graphql(
  `
    mutation AdjudicateScore($input: AdjudicateScoreInput!) {
      adjudicateScore(input: $input) {
        ...Refusal
        ...Caused
        ... on GameSuccess {
          game {
            __typename
            id
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const extendTimeMutation = graphql(
  `
    mutation ExtendTime($input: ExtendTimeInput!) {
      extendTime(input: $input) {
        ...Refusal
        ...Caused
        ... on GameSuccess {
          game {
            __typename
            id
            clock {
              remaining {
                first
                second
              }
              running
              expiresAt
              countsTo
              pausedUntil
              serverNow
            }
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

/** Takes back what was reported last. */
export const undoReportMutation = graphql(
  `
    mutation UndoReport($input: UndoReportInput!) {
      undoReport(input: $input) {
        ...Refusal
        ...Caused
        ... on UndoReportSuccess {
          tournament {
            __typename
            id
            status
            gamesDecided
          }
          games {
            __typename
            id
            status
            result {
              seat
              how
              reason
              score
              at
            }
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const reportResultMutation = graphql(
  `
    mutation ReportResult($input: ReportResultInput!) {
      reportResult(input: $input) {
        ...Refusal
        ...Caused
        ... on ReportResultSuccess {
          tournament {
            __typename
            id
            gamesDecided
          }
          games {
            __typename
            id
            status
            result {
              seat
              how
              reason
              score
              at
            }
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
