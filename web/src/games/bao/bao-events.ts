import { anyGameEvent } from '../../game/game-events.ts';
import { gameMove, gameState } from '../../game/game-fragments.ts';
import { graphql } from '../../graphql/tada.ts';
import { baoMoment, baoStanding } from './bao-fragments.ts';

/** Everything that happens to a game of bao; each move comes with the board after it and how it came there. */
export const BaoGameEvents = graphql(
  `
    subscription BaoGameEvents($id: ID!, $after: Int) {
      gameEvents(gameId: $id, after: $after) {
        ...AnyGameEvent
        ... on GameSnapshot {
          game {
            ...GameState
            ...BaoStanding
          }
        }
        ... on MovePlayed {
          game {
            ...GameState
            ...BaoStanding
          }
          move {
            ...GameMove
          }
          moment {
            __typename
            ...BaoMomentShown
          }
        }
      }
    }
  `,
  [anyGameEvent, gameState, baoStanding, gameMove, baoMoment],
);
