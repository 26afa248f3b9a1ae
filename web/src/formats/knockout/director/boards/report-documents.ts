import { causedFragment, refusalFragment } from '../../../../command/answer.ts';
import { graphql, type ResultOf } from '../../../../graphql/tada.ts';
import { pastedLineFragment } from '../../../../pasted/pasted-line.ts';
import { playerNameFragment } from '../../../../player/player-name.ts';

/** A report that waits for a decision, with what it contradicts. */
export const waitingReportFragment = graphql(
  `
    fragment WaitingReport on BoardReport @_unmask {
      id
      text
      at
      doubt
      warning
      byOfficial
      by {
        id
        ...PlayerName
      }
      contradicts {
        id
        text
        at
        byOfficial
        by {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);

export type WaitingReport = ResultOf<typeof waitingReportFragment>;

export const reportMatchMutation = graphql(
  `
    mutation ReportMatch($input: ReportMatchInput!) {
      reportMatch(input: $input) {
        ...Refusal
        ...Caused
        ... on ReportMatchSuccess {
          outcome
          doubt
          match {
            id
            state
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const reportMatchesMutation = graphql(
  `
    mutation ReportMatches($input: ReportMatchesInput!) {
      reportMatches(input: $input) {
        ...Refusal
        ...Caused
        ... on ReportMatchesSuccess {
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

export const settleDisputeMutation = graphql(
  `
    mutation SettleDispute($input: SettleDisputeInput!) {
      settleDispute(input: $input) {
        ...Refusal
        ...Caused
        ... on SettleDisputeSuccess {
          report {
            id
            state
          }
          match {
            id
            state
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const setTimeUsedMutation = graphql(
  `
    mutation SetTimeUsed($input: SetTimeUsedInput!) {
      setTimeUsed(input: $input) {
        ...Refusal
        ...Caused
        ... on GameSuccess {
          game {
            __typename
            id
            version
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);
