import { graphql } from '../graphql/tada.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';

export const adjudicateMutation = graphql(
  `
    mutation Adjudicate($input: AdjudicateInput!) {
      adjudicate(input: $input) {
        __typename
        ...Refusal
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
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [effectsFragment, refusalFragment],
);

export const adjudicateScoreMutation = graphql(
  `
    mutation AdjudicateScore($input: AdjudicateScoreInput!) {
      adjudicateScore(input: $input) {
        __typename
        ...Refusal
        ... on GameSuccess {
          game {
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

export const extendTimeMutation = graphql(
  `
    mutation ExtendTime($input: ExtendTimeInput!) {
      extendTime(input: $input) {
        __typename
        ...Refusal
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
              paused
              serverNow
            }
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

export const reportResultMutation = graphql(
  `
    mutation ReportResult($input: ReportResultInput!) {
      reportResult(input: $input) {
        __typename
        ...Refusal
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
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [effectsFragment, refusalFragment],
);
