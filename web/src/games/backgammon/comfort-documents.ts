import { refusalFragment } from '../../command/answer.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** What the server does for a player in his game. */
export const comfortsFragment = graphql(`
  fragment ComfortsShown on BackgammonComforts @_unmask {
    rolls
    playsForced
    rollsNextTurn
    rollsHere
    playsForcedHere
    rollsEverywhere
    playsForcedEverywhere
    doubleAnswer
  }
`);

/** What the server does for its player in a game. */
export type ComfortsShown = ResultOf<typeof comfortsFragment>;

/** Sets what the server does in one game. */
export const setGameComforts = graphql(
  `
    mutation SetGameComforts($input: SetGameComfortsInput!) {
      setGameComforts(input: $input) {
        ...Refusal
        ... on GameComfortsSuccess {
          game {
            id
            viewerComforts {
              ...ComfortsShown
            }
          }
        }
      }
    }
  `,
  [comfortsFragment, refusalFragment],
);

/** Sets what the server does in every game. */
export const setComforts = graphql(
  `
    mutation SetComforts($input: SetComfortsInput!) {
      setComforts(input: $input) {
        ...Refusal
        ... on SetComfortsSuccess {
          isSet
        }
      }
    }
  `,
  [refusalFragment],
);

/** Says in advance what the viewer answers if he is doubled now. */
export const setDoubleAnswer = graphql(
  `
    mutation SetDoubleAnswer($input: SetDoubleAnswerInput!) {
      setDoubleAnswer(input: $input) {
        ...Refusal
        ... on GameComfortsSuccess {
          game {
            id
            viewerComforts {
              ...ComfortsShown
            }
          }
        }
      }
    }
  `,
  [comfortsFragment, refusalFragment],
);
