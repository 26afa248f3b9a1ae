import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';

/** Where a championship stands. */
export const championshipHead = graphql(`
  fragment ChampionshipHead on KibaChampionship @_unmask {
    state
  }
`);

/** A championship as a line of a list. */
export const championshipRow = graphql(
  `
    fragment ChampionshipRow on KibaChampionship @_unmask {
      ...ChampionshipHead
      legs {
        number
        isFinished
        tournament {
          __typename
          id
          name
          status
        }
      }
      bingwa {
        id
        ...PlayerName
      }
    }
  `,
  [championshipHead, playerNameFragment],
);

/** A championship as one line on the first page: what of it is going on. */
export const championshipAtHome = graphql(
  `
    fragment ChampionshipAtHome on KibaChampionship @_unmask {
      ...ChampionshipHead
      id
      name
      legs {
        number
        tournament {
          __typename
          id
          status
          startsAt
          startedAt
          finishedAt
        }
        champion {
          id
          player {
            id
            ...PlayerName
          }
        }
      }
      mabingwa {
        __typename
        id
        status
        startsAt
        startedAt
        finishedAt
      }
      bingwa {
        id
        ...PlayerName
      }
    }
  `,
  [championshipHead, playerNameFragment],
);

export type ChampionshipAtHome = ResultOf<typeof championshipAtHome>;

/** What only the events of a championship carry. */
export const championshipHappening = graphql(`
  fragment ChampionshipHappening on SeriesEvent @_unmask {
    __typename
    ... on NationsRanked {
      series {
        __typename
        id
      }
    }
    ... on CutSettled {
      series {
        __typename
        id
      }
    }
    ... on MabingwaOpened {
      series {
        __typename
        id
      }
    }
    ... on PlaceRefused {
      series {
        __typename
        id
      }
    }
    ... on CountryMatchOpened {
      series {
        __typename
        id
      }
    }
    ... on CountryMatchDecided {
      series {
        __typename
        id
      }
      tournament {
        __typename
        id
        status
      }
    }
  }
`);
