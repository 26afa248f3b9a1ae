import { graphql, type FragmentOf, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { ruleLinkFragment } from '../rulebook/rule-links.ts';

/** What a deed did, or would do: the events it causes and the rows of the tables that change, who goes on by them. */
export const effectsFragment = graphql(
  `
    fragment Effects on Effects {
      dryRun
      summary
      standings {
        entry {
          id
          player {
            id
            ...PlayerName
          }
        }
        pointsBefore
        pointsAfter
        rankBefore
        rankAfter
      }
      places {
        text
        goesOn
        isArranged
      }
    }
  `,
  [playerNameFragment],
);

/** Why a deed was refused, in the server's words, and where in the input. */
export const refusalFragment = graphql(
  `
    fragment Refusal on CommandError @_unmask {
      __typename
      message
      code
      ... on InvalidTimeControl {
        column
      }
      ... on InvalidInput {
        field
        setting
      }
      ... on InvalidResult {
        index
      }
      ... on PlayerCount {
        issues {
          code
          message
          blocking
          ruleRefs {
            ...RuleLink
          }
        }
      }
    }
  `,
  [ruleLinkFragment],
);

export type Refusal = ResultOf<typeof refusalFragment>;
export type MaskedEffects = FragmentOf<typeof effectsFragment>;
