import { graphql, type FragmentOf, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { ruleLinkFragment } from '../rulebook/rule-links.ts';

/** What a command did, or would do: the events it causes, whom it tells by mail and how it is taken back, and the rows of the tables that change, who goes on by them. */
export const effectsFragment = graphql(
  `
    fragment Effects on Effects {
      summary
      mailed {
        id
        ...PlayerName
      }
      undo
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
        tieBreak {
          code
          name
          before
          after
        }
        reach {
          bestBefore
          worstBefore
          bestAfter
          worstAfter
        }
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

/** What every command that can be tried answers, whatever else it does. */
export const causedFragment = graphql(
  `
    fragment Caused on CommandSuccess @_unmask {
      effects {
        ...Effects
      }
    }
  `,
  [effectsFragment],
);

/** Why a command was refused, in the server's words, and where in the input. */
export const refusalFragment = graphql(
  `
    fragment Refusal on CommandError @_unmask {
      __typename
      message
      ... on InvalidTimeControl {
        column
      }
      ... on InvalidInput {
        field
        setting
      }
      ... on PlayerCount {
        issues {
          code
          message
          ruleRefs {
            ...RuleLink
          }
        }
      }
    }
  `,
  [ruleLinkFragment],
);

/** What every command that can be tried answers; many say in sentences what else it comes to. */
export type Caused = ResultOf<typeof causedFragment> & { readonly consequences?: readonly string[] };
export type MaskedEffects = FragmentOf<typeof effectsFragment>;

/** Nothing was heard of a command, or the server failed at it. */
export interface Unanswered {
  readonly __typename: 'Unanswered';
  readonly message: string;
  /** It may not have reached the server, or not have been answered by it now: it is worth sending once more. */
  readonly isLost: boolean;
}

/** Why a command was not done. */
export type Refusal = ResultOf<typeof refusalFragment> | Unanswered;

interface Refusing {
  readonly message: string;
}

/** What the answer of a command says when it is done. */
export type Success<Answer> = Exclude<Answer, Refusing>;
/** What it says when it is not. */
export type Refused<Answer> = Extract<Answer, Refusing> | Unanswered;

/** What has become of a command that was sent. */
export type Outcome<Answer> =
  | { readonly done: Success<Answer>; readonly refusal: null }
  | { readonly done: null; readonly refusal: Refused<Answer> };

export const isRefusing = <Answer extends object>(answer: Answer): answer is Extract<Answer, Refusing> =>
  'message' in answer;
