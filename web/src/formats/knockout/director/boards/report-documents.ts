import { graphql, type ResultOf } from '../../../../graphql/tada.ts';
import { playerNameFragment } from '../../../../player/player-name.ts';
import { effectsFragment, refusalFragment } from '../../../../ui/effects.ts';

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
        __typename
        ...Refusal
        ... on ReportMatchSuccess {
          outcome
          doubt
          match {
            id
            state
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

export const reportMatchesMutation = graphql(
  `
    mutation ReportMatches($input: ReportMatchesInput!) {
      reportMatches(input: $input) {
        __typename
        ...Refusal
        ... on ReportMatchesSuccess {
          tournament {
            __typename
            id
            gamesDecided
          }
          lines {
            subject
            outcome
            doubt
            withoutStart
            warning
            message
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

export const settleDisputeMutation = graphql(
  `
    mutation SettleDispute($input: SettleDisputeInput!) {
      settleDispute(input: $input) {
        __typename
        ...Refusal
        ... on SettleDisputeSuccess {
          report {
            id
            state
          }
          match {
            id
            state
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

export const setTimeUsedMutation = graphql(
  `
    mutation SetTimeUsed($input: SetTimeUsedInput!) {
      setTimeUsed(input: $input) {
        __typename
        ...Refusal
        ... on GameSuccess {
          game {
            __typename
            id
            version
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
