import { graphql } from '../../../graphql/tada.ts';
import { goShownPosition } from '../board/position.ts';

/** Where a line of steps begins. */
export interface GoStepStart {
  /** As the server encodes it. */
  readonly position: string;
  /** Stones that both agree are dead, where the board is counted. */
  readonly dead?: readonly string[];
  /** How it is counted; missing: by territory. */
  readonly rules?: 'JAPANESE' | 'AREA';
}

/** What is asked for to show the board of a step. */
export const goStepAsked = ({ position, dead = [], rules = 'JAPANESE' }: GoStepStart, moves: readonly string[]) => ({
  position,
  moves: [...moves],
  dead: [...dead],
  rules,
});

/** The board of a step: a position, and moves from there. */
export const GoStepQuery = graphql(
  `
    query GoStep($position: String!, $moves: [String!]!, $dead: [String!]!, $rules: GoRules!) {
      rules {
        goPosition(position: $position, moves: $moves, dead: $dead, rules: $rules) {
          __typename
          ... on GoPosition {
            ...GoShownPosition
          }
          ... on InvalidPosition {
            message
          }
          ... on IllegalMove {
            message
          }
        }
      }
    }
  `,
  [goShownPosition],
);
