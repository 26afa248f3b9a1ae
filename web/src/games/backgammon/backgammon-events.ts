import { anyGameEvent } from '../../game/game-events.ts';
import { gameMove, gameState } from '../../game/game-fragments.ts';
import { graphql } from '../../graphql/tada.ts';
import { backgammonStanding } from './backgammon-fragments.ts';

/** Everything that happens to a game of backgammon. */
export const BackgammonGameEvents = graphql(
  `
    subscription BackgammonGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...BackgammonStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...BackgammonStanding
          }
          move {
            ...GameMove
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, backgammonStanding, gameMove],
);
