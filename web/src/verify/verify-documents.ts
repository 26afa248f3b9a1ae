import { graphql } from '../graphql/tada.ts';

/** The dice as the server computes them, to be compared with what the browser has found. */
export const verifyDiceQuery = graphql(`
  query VerifyDice($gameId: String!, $seed: String!, $white: String!, $black: String!, $count: Int!) {
    rules {
      verifyDice(gameId: $gameId, serverSeed: $seed, clientA: $white, clientB: $black, count: $count) {
        commit
        rolls {
          dice
        }
      }
    }
  }
`);

/** A lot as the server draws it once more, to be compared with what the browser has found. */
export const verifyDrawQuery = graphql(`
  query VerifyDraw($tournamentId: String!, $seed: String!, $lot: String!, $items: [ID!]!) {
    rules {
      verifyDraw(tournamentId: $tournamentId, serverSeed: $seed, lot: $lot, ids: $items) {
        commit
        order
      }
    }
  }
`);
