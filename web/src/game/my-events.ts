import { graphql } from '../graphql/tada.ts';

/** What happens to me: my turn, my game over. */
export const MyEvents = graphql(`
  subscription MyEvents($after: Int) {
    myEvents(after: $after) {
      __typename
      topic
      version
      at
      ... on MyTurn {
        game {
          id
          ply
        }
      }
      ... on MyGameFinished {
        game {
          id
          status
        }
      }
    }
  }
`);
