import { refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** The viewer's own plan in a game; nobody else is told of it. */
const movePlan = graphql(`
  fragment OwnPlan on MovePlan @_unmask {
    ply
    version
    nodes {
      after
      move
      reply
      mayEndPlay
    }
  }
`);

export type OwnPlan = ResultOf<typeof movePlan>;

/** What the viewer has planned in a game. */
export const PlanQuery = graphql(
  `
    query OwnPlan($id: ID!) {
      game(id: $id) {
        id
        viewerPlan {
          ...OwnPlan
        }
      }
    }
  `,
  [movePlan],
);

/** Plans anew, in place of what was planned. */
export const SetPlan = graphql(
  `
    mutation SetPlan($input: SetPlanInput!) {
      setPlan(input: $input) {
        ...Refusal
        ... on SetPlanSuccess {
          game {
            __typename
            id
            viewerPlan {
              ...OwnPlan
            }
          }
        }
        ... on IllegalPlan {
          node
        }
      }
    }
  `,
  [movePlan, refusalFragment],
);
