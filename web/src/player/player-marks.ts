import { graphql } from '../graphql/tada.ts';

/** By what players of one name are told apart. */
export const playerMarksFragment = graphql(`
  fragment PlayerMarks on Player {
    id
    handle
    name
    country
    hasAccount
    isBot
    ratings {
      game
      elo
    }
  }
`);
