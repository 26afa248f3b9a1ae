import { graphql } from '../graphql/tada.ts';

/** Who a player is: name, where from, and what he is rated. */
export const playerCardFragment = graphql(`
  fragment PlayerCard on Player {
    id
    handle
    name
    country
    category
    isBot
    retiredAt
    owner {
      id
      handle
      name
    }
    hasAccount
    ratings {
      game
      elo
      games
      imported
      score {
        shown
        tenths
      }
    }
  }
`);
