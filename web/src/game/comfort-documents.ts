import { graphql, type ResultOf } from '../graphql/tada.ts';

const comforts = graphql(`
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
export type ComfortsShown = ResultOf<typeof comforts>;

/** What the server does for the viewer in a game of backgammon. */
export const ComfortsQuery = graphql(
  `
    query Comforts($id: ID!) {
      game(id: $id) {
        __typename
        id
        ... on BackgammonGame {
          viewerComforts {
            ...ComfortsShown
          }
        }
      }
    }
  `,
  [comforts],
);

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
  [comforts],
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
  [comforts],
);
