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
        __typename
        ... on GameComfortsSuccess {
          game {
            id
            viewerComforts {
              ...ComfortsShown
            }
          }
        }
        ... on CommandError {
          message
          code
        }
      }
    }
  `,
  [comfortsFragment],
);

/** Sets what the server does in every game. */
export const setComforts = graphql(`
  mutation SetComforts($input: SetComfortsInput!) {
    setComforts(input: $input) {
      __typename
      ... on SetComfortsSuccess {
        isSet
      }
      ... on CommandError {
        message
        code
      }
    }
  }
`);

/** Says in advance what the viewer answers if he is doubled now. */
export const setDoubleAnswer = graphql(
  `
    mutation SetDoubleAnswer($input: SetDoubleAnswerInput!) {
      setDoubleAnswer(input: $input) {
        __typename
        ... on GameComfortsSuccess {
          game {
            id
            viewerComforts {
              ...ComfortsShown
            }
          }
        }
        ... on CommandError {
          message
          code
        }
      }
    }
  `,
  [comfortsFragment],
);
