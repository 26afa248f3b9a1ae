import { anyGameEvent } from '../../game/game-events.ts';
import { gameMove, gameState } from '../../game/game-fragments.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** A game of any kind as it was after a ply, with its board in letters. */
export const PlainMomentQuery = graphql(`
  query PlainMoment($id: ID!, $ply: Int!) {
    game(id: $id) {
      id
      at(ply: $ply) {
        ply
        notation
        summary
        position {
          text
        }
      }
    }
  }
`);

export type PlainMoment = NonNullable<NonNullable<ResultOf<typeof PlainMomentQuery>['game']>['at']>;

/** What can be played now, whatever the game, by whom, and what the server calls it. */
export const LegalMovesQuery = graphql(`
  query LegalMoves($id: ID!) {
    game(id: $id) {
      id
      ply
      viewerCanMove
      viewerSeat
      legalMoves {
        notation
        label
        seat
      }
    }
  }
`);

/** What a move written as text would be, or where and why it is none. */
export const PreviewMoveQuery = graphql(`
  query PreviewMove($id: ID!, $move: String!) {
    game(id: $id) {
      id
      preview(move: $move) {
        __typename
        ... on MovePreviewed {
          notation
        }
        ... on IllegalMove {
          message
          column
        }
      }
    }
  }
`);

/** Everything that happens to a game of any kind. */
export const PlainGameEvents = graphql(
  `
    subscription PlainGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
          }
          move {
            ...GameMove
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, gameMove],
);
