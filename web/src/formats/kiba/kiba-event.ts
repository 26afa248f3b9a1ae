import { graphql } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';

/** A staged tournament as a whole. Nothing in it depends on who looks. */
export const kibaEventFragment = graphql(
  `
    fragment KibaEvent on KibaTournament @_unmask {
      id
      status
      startsAt
      startedAt
      finishedAt
      maxPlayers
      path
      entries {
        totalCount
      }
      champion {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);
