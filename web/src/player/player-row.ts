import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from './player-name.ts';

/** A player as a line of a list. */
export const playerRowFragment = graphql(
  `
    fragment PlayerRow on Player {
      id
      ...PlayerName
      country
      runningGames(game: $ratedIn)
      ratings {
        game
        elo
        games
        score {
          shown
        }
      }
    }
  `,
  [playerNameFragment],
);
