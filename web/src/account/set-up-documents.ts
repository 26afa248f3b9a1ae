import { graphql } from '../graphql/tada.ts';

/** Whether the server has an administrator; without one a set-up code is asked for. */
export const SetUpQuery = graphql(`
  query SetUp {
    isSetUp
  }
`);
