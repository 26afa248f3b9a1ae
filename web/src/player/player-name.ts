import { graphql } from '../graphql/tada.ts';

/** What a name needs to be shown and to lead to its player. */
export const playerNameFragment = graphql(`
  fragment PlayerName on Player {
    id
    handle
    name
    country
    isBot
  }
`);
