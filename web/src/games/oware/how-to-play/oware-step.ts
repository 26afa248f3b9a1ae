import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { owareMoment } from '../oware-fragments.ts';

/** The board of a step: a position, and moves from there. */
export const OwareStepQuery = graphql(
  `
    query OwareStep($position: String!, $moves: [String!]!) {
      rules {
        gameLine(game: OWARE, position: $position, moves: $moves) {
          __typename
          ... on GameLine {
            moment {
              __typename
              ...OwareMomentShown
            }
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
  [owareMoment],
);

type Answer = ResultOf<typeof OwareStepQuery>['rules']['gameLine'];
/** A board of a chapter, and how the move that led to it was sown. */
export type OwareStepShown = Extract<
  Extract<Answer, { __typename: 'GameLine' }>['moment'],
  { __typename: 'OwareMoment' }
>;
