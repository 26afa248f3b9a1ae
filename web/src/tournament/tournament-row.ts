import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** A tournament as a line of a list. */
export const tournamentRowFragment = graphql(
  `
    fragment TournamentRow on Tournament {
      __typename
      id
      pagePath
      name
      game
      format
      status
      venue
      maxPlayers
      gamesTotal
      gamesDecided
      happening
      startsAt
      startedAt
      finishedAt
      entries {
        totalCount
      }
      winner {
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
