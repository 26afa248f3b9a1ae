import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What so many players make. */
export const planFragment = graphql(`
  fragment CyclePlan on KuksuPlan @_unmask {
    status
    exclude
    invite
    tiers {
      number
      sizes
    }
  }
`);

export type CyclePlan = ResultOf<typeof planFragment>;
