import { anyGameEvent } from '../../game/game-events.ts';
import { gameMove, gameState } from '../../game/game-fragments.ts';
import { graphql } from '../../graphql/tada.ts';
import { owareMoment, owareStanding } from './oware-fragments.ts';

/** Everything that happens to a game of oware; each move comes with the board after it and how it came there. */
export const OwareGameEvents = graphql(
  `
    subscription OwareGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...OwareStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...OwareStanding
          }
          move {
            ...GameMove
          }
          moment {
            __typename
            ...OwareMomentShown
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, owareStanding, gameMove, owareMoment],
);
