import { graphql, type ResultOf } from '../graphql/tada.ts';
import {
  backgammonMoment,
  backgammonStanding,
  baoMoment,
  baoStanding,
  gameMove,
  gameSeat,
  gameState,
  goMoment,
  goStanding,
} from './game-fragments.ts';

/** The whole page of a game; its moves and the sowing of a ply are asked for on their own. */
export const GamePageQuery = graphql(
  `
    query GamePage($id: ID!) {
      game(id: $id) {
        __typename
        id
        number
        recordEnding
        ...GameState
        viewerSeat
        tournament {
          __typename
          id
          name
          game
          timeControl
          timeControlText
          status
          viewerCanDirect
          viewerCanFileTicket
          viewerEntry {
            id
            withdrawnAt
          }
        }
        pairing {
          id
          number
          round
          games {
            id
            number
            status
            result {
              how
              winner {
                id
                player {
                  id
                  name
                }
              }
            }
          }
        }
        seats {
          ...GameSeatStrip
        }
        ... on BaoGame {
          variant
          ...BaoStanding
        }
        ... on GoGame {
          ...GoStanding
          settings {
            size
            komi
            rules
            koRule
          }
        }
        ... on BackgammonGame {
          ...BackgammonStanding
          length
        }
        ... on ReportedGame {
          recordedMoves
          address
          boardNumber
          reportedBy {
            id
            handle
            name
          }
        }
      }
    }
  `,
  [gameState, gameSeat, baoStanding, goStanding, backgammonStanding],
);

type AnyGame = NonNullable<ResultOf<typeof GamePageQuery>['game']>;
export type BaoGamePage = Extract<AnyGame, { __typename: 'BaoGame' }>;
export type GoGamePage = Extract<AnyGame, { __typename: 'GoGame' }>;
export type BackgammonGamePage = Extract<AnyGame, { __typename: 'BackgammonGame' }>;
/** A game that is played on a board here. */
export type PlayedGamePage = Exclude<AnyGame, { __typename: 'ReportedGame' }>;
export type ReportedGamePage = Extract<AnyGame, { __typename: 'ReportedGame' }>;

/** A page of a game's moves, oldest first. */
export const GameMovesQuery = graphql(
  `
    query GameMoves($id: ID!, $after: String) {
      game(id: $id) {
        id
        moves(first: 100, after: $after) {
          edges {
            node {
              ...GameMove
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [gameMove],
);

/** The game as it was after a ply, and how it came there. */
export const BaoMomentQuery = graphql(
  `
    query BaoMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on BaoGame {
          at(ply: $ply) {
            ...BaoMomentShown
          }
        }
      }
    }
  `,
  [baoMoment],
);

/** A game of go as it was after a ply. */
export const GoMomentQuery = graphql(
  `
    query GoMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on GoGame {
          at(ply: $ply) {
            ...GoMomentShown
          }
        }
      }
    }
  `,
  [goMoment],
);

/** A game of backgammon as it was after a ply. */
export const BackgammonMomentQuery = graphql(
  `
    query BackgammonMoment($id: ID!, $ply: Int!) {
      game(id: $id) {
        id
        ... on BackgammonGame {
          at(ply: $ply) {
            ...BackgammonMomentShown
          }
        }
      }
    }
  `,
  [backgammonMoment],
);

/** The record of a game as text. */
export const GameRecordQuery = graphql(`
  query GameRecord($id: ID!) {
    game(id: $id) {
      id
      ply
      record(format: TRANSCRIPT)
    }
  }
`);
