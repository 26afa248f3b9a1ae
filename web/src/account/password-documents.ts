import { graphql } from '../graphql/tada.ts';

/** Whether the viewer can sign in with a password; without a viewer nobody is signed in. */
export const PasswordQuery = graphql(`
  query Password {
    viewer {
      email
      hasPassword
    }
  }
`);

export const FactorQuery = graphql(`
  query SecondFactor {
    viewer {
      hasPassword
      hasSecondFactor
      needsSecondFactor
    }
  }
`);
