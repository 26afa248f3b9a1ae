import { refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

/** Whom and what the signed-in player follows, what he followed last first. */
export const FollowedQuery = graphql(`
  query Followed {
    viewer {
      name
      followedPlayers {
        id
      }
      followedTournaments {
        id
      }
    }
  }
`);

/** Follows a player or a tournament. */
export const followMutation = graphql(
  `
    mutation Follow($input: FollowInput!) {
      follow(input: $input) {
        ...Refusal
        ... on FollowSuccess {
          viewer {
            name
          }
        }
      }
    }
  `,
  [refusalFragment],
);

/** Follows a player or a tournament no longer. */
export const unfollowMutation = graphql(
  `
    mutation Unfollow($input: UnfollowInput!) {
      unfollow(input: $input) {
        ...Refusal
        ... on UnfollowSuccess {
          viewer {
            name
          }
        }
      }
    }
  `,
  [refusalFragment],
);
