import { graphql } from '../../../graphql/tada.ts';
import { backgammonShownPosition, type BackgammonShownPosition } from '../board/position.ts';

/** A board of a chapter, and the one before the act that led to it; where a chapter sets it up both are the same. */
export interface BackgammonStepShown {
  readonly before: BackgammonShownPosition;
  readonly after: BackgammonShownPosition;
}

const backgammonStep = graphql(
  `
    fragment BackgammonStepShown on BackgammonPositionResult @_unmask {
      __typename
      ... on BackgammonPosition {
        ...BackgammonShownPosition
      }
      ... on InvalidPosition {
        message
      }
      ... on IllegalMove {
        message
      }
    }
  `,
  [backgammonShownPosition],
);

/** The boards of a step: after all acts from a position, and after all but the last one. */
export const BackgammonStepQuery = graphql(
  `
    query BackgammonStep($positionId: String!, $matchId: String!, $moves: [String!]!, $earlier: [String!]!) {
      rules {
        before: backgammonPosition(positionId: $positionId, matchId: $matchId, moves: $earlier) {
          ...BackgammonStepShown
        }
        after: backgammonPosition(positionId: $positionId, matchId: $matchId, moves: $moves) {
          ...BackgammonStepShown
        }
      }
    }
  `,
  [backgammonStep],
);
