import { anyGameEvent } from '../../game/game-events.ts';
import { gameMove, gameState } from '../../game/game-fragments.ts';
import { graphql } from '../../graphql/tada.ts';
import { goStanding } from './go-fragments.ts';

/** Everything that happens to a game of go. */
export const GoGameEvents = graphql(
  `
    subscription GoGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...GoStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...GoStanding
          }
          move {
            ...GameMove
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, goStanding, gameMove],
);
