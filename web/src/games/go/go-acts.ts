import { graphql } from '../../graphql/tada.ts';
import { gameState } from '../../game/game-fragments.ts';
import { goStanding } from './go-fragments.ts';

const goActDone = graphql(
  `
    fragment GoActDone on GoActResult @_unmask {
      __typename
      ... on GoActSuccess {
        game {
          ...GameState
          ...GoStanding
        }
      }
      ... on CommandError {
        message
        code
      }
    }
  `,
  [gameState, goStanding],
);

export const markDead = graphql(
  `
    mutation MarkDead($input: MarkDeadInput!) {
      markDead(input: $input) {
        ...GoActDone
      }
    }
  `,
  [goActDone],
);

export const markNeutral = graphql(
  `
    mutation MarkNeutral($input: MarkNeutralInput!) {
      markNeutral(input: $input) {
        ...GoActDone
      }
    }
  `,
  [goActDone],
);

export const acceptScore = graphql(
  `
    mutation AcceptScore($input: AcceptScoreInput!) {
      acceptScore(input: $input) {
        ...GoActDone
      }
    }
  `,
  [goActDone],
);

export const resumePlay = graphql(
  `
    mutation ResumePlay($input: GoGameInput!) {
      resumePlay(input: $input) {
        ...GoActDone
      }
    }
  `,
  [goActDone],
);

export const disputeScore = graphql(
  `
    mutation DisputeScore($input: GoGameInput!) {
      disputeScore(input: $input) {
        ...GoActDone
      }
    }
  `,
  [goActDone],
);

export const offerNoResult = graphql(
  `
    mutation OfferNoResult($input: GoGameInput!) {
      offerNoResult(input: $input) {
        ...GoActDone
      }
    }
  `,
  [goActDone],
);
