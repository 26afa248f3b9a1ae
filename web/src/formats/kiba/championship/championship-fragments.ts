import { graphql } from '../../../graphql/tada.ts';
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
