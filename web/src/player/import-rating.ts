import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';
import { playerCardFragment } from './player-card.ts';

/** Gives a player the rating that he has from elsewhere. */
export const importRatingMutation = graphql(
  `
    mutation ImportRating($input: ImportRatingInput!) {
      importRating(input: $input) {
        ...Refusal
        ...Caused
        ... on ImportRatingSuccess {
          player {
            id
            ...PlayerCard
          }
        }
      }
    }
  `,
  [playerCardFragment, refusalFragment, causedFragment],
);
