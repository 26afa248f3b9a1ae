import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';

/** What a player of the last cycle brings to the next one. */
export const handedOnFragment = graphql(
  `
    fragment HandedOn on HandedOn @_unmask {
      tier
      entry {
        id
        player {
          id
          ...PlayerName
        }
      }
      previous {
        league
        rank
        disqualified
        title
      }
    }
  `,
  [playerNameFragment],
);

export type HandedOnRow = ResultOf<typeof handedOnFragment>;
