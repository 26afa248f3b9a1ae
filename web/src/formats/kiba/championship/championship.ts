import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import { tournamentRowFragment } from '../../../tournament/tournament-row.ts';

/** What a player has from one tournament, and where from. */
export const pointsFragment = graphql(`
  fragment ChampionshipScore on ChampionshipPoints @_unmask {
    points
    terms {
      text
      value
    }
  }
`);

/** The standings of a championship, best first. */
export const standingsFragment = graphql(
  `
    fragment ChampionshipStandings on ChampionshipTable @_unmask {
      isFinal
      cutTied
      tied {
        id
        ...PlayerName
      }
      rows {
        rank
        shared
        points
        best
        zone
        playsMabingwa
        kibaScore {
          shown
        }
        player {
          id
          ...PlayerName
        }
        perTournament {
          ...ChampionshipScore
        }
      }
    }
  `,
  [playerNameFragment, pointsFragment],
);

/** A championship as a whole. Nothing in it depends on who looks. */
export const championshipFragment = graphql(
  `
    fragment Championship on KibaChampionship @_unmask {
      id
      name
      description
      state
      nationMinimum
      nationMatch
      director {
        id
        ...PlayerName
      }
      legs {
        number
        isFinished
        canBeRemoved
        tournament {
          __typename
          id
          pagePath
          name
          status
          startsAt
          startedAt
          finishedAt
          ...TournamentRow
        }
        champion {
          id
          player {
            id
            ...PlayerName
          }
        }
      }
      standings {
        ...ChampionshipStandings
      }
      mabingwa {
        __typename
        id
        pagePath
        name
        status
        startsAt
        startedAt
        finishedAt
        ...TournamentRow
      }
      bingwa {
        id
        ...PlayerName
      }
      countryMatches {
        id
        pagePath
        name
        status
        startedAt
      }
    }
  `,
  [playerNameFragment, standingsFragment, tournamentRowFragment],
);

export type Championship = ResultOf<typeof championshipFragment>;
export type ChampionshipTable = ResultOf<typeof standingsFragment>;
export type ChampionshipRow = ChampionshipTable['rows'][number];
export type ChampionshipScore = ResultOf<typeof pointsFragment>;
