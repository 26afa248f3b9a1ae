import { graphql, type ResultOf } from '../graphql/tada.ts';
import { gamePage } from '../games/fragments.ts';
import { pauseNoteFragment } from '../pause/pause-line.ts';
import { gameMove, gameSeat, gameState } from './game-fragments.ts';

/** The whole page of a game; its moves and the sowing of a ply are asked for on their own. */
export const GamePageQuery = graphql(
  `
    query GamePage($path: String!) {
      nodeAt(path: $path) {
        __typename
        id
        ... on Game {
          pagePath
          number
          recordEnding
          ...GameState
          viewerSeat
          pauses {
            ...PauseNote
          }
          tournament {
            __typename
            id
            pagePath
            name
            format
            game
            timeControl
            timeControlText
            status
            viewerCanDirect
            viewerCanFileTicket
            viewerDaysOffLeft
            namesakes {
              id
            }
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
              pagePath
              number
              status
              result {
                how
                winner {
                  id
                  player {
                    id
                    handle
                    name
                  }
                }
              }
            }
          }
          seats {
            ...GameSeatStrip
          }
          ...GamePage
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
    }
  `,
  [gameState, gameSeat, gamePage, pauseNoteFragment],
);

type AnyGame = Extract<ResultOf<typeof GamePageQuery>['nodeAt'], { readonly recordEnding: string }>;
/** A game of this type, as its page begins with it. */
export type GamePageOf<Name extends AnyGame['__typename']> = Extract<AnyGame, { __typename: Name }>;
/** A game that is played on a board here. */
export type PlayedGamePage = Exclude<AnyGame, { __typename: 'ReportedGame' }>;
export type ReportedGamePage = GamePageOf<'ReportedGame'>;

/** A page of a game's moves, oldest first. */
export const GameMovesQuery = graphql(
  `
    query GameMoves($id: ID!, $after: String) {
      game(id: $id) {
        id
        pagePath
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

/** The record of a game as text. */
export const GameRecordQuery = graphql(`
  query GameRecord($id: ID!) {
    game(id: $id) {
      id
      pagePath
      ply
      record(format: TRANSCRIPT)
    }
  }
`);
