import { refusalFragment } from '../../command/answer.ts';
import { graphql } from '../../graphql/tada.ts';
import { gameState } from '../../game/game-fragments.ts';
import { goStanding } from './go-fragments.ts';

const goActDone = graphql(
  `
    fragment GoActDone on GoActSuccess @_unmask {
      game {
        ...GameState
        ...GoStanding
      }
    }
  `,
  [gameState, goStanding],
);

export const markDead = graphql(
  `
    mutation MarkDead($input: MarkDeadInput!) {
      markDead(input: $input) {
        ...Refusal
        ...GoActDone
      }
    }
  `,
  [goActDone, refusalFragment],
);

export const markNeutral = graphql(
  `
    mutation MarkNeutral($input: MarkNeutralInput!) {
      markNeutral(input: $input) {
        ...Refusal
        ...GoActDone
      }
    }
  `,
  [goActDone, refusalFragment],
);

export const acceptScore = graphql(
  `
    mutation AcceptScore($input: AcceptScoreInput!) {
      acceptScore(input: $input) {
        ...Refusal
        ...GoActDone
      }
    }
  `,
  [goActDone, refusalFragment],
);

export const resumePlay = graphql(
  `
    mutation ResumePlay($input: ResumePlayInput!) {
      resumePlay(input: $input) {
        ...Refusal
        ...GoActDone
      }
    }
  `,
  [goActDone, refusalFragment],
);

export const disputeScore = graphql(
  `
    mutation DisputeScore($input: DisputeScoreInput!) {
      disputeScore(input: $input) {
        ...Refusal
        ...GoActDone
      }
    }
  `,
  [goActDone, refusalFragment],
);

export const offerNoResult = graphql(
  `
    mutation OfferNoResult($input: OfferNoResultInput!) {
      offerNoResult(input: $input) {
        ...Refusal
        ...GoActDone
      }
    }
  `,
  [goActDone, refusalFragment],
);
