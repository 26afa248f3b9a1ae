import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import { tournamentRowFragment } from '../../../tournament/tournament-row.ts';

/** Who held a title after one of its cycles. */
const titleHoldingFragment = graphql(
  `
    fragment TitleHolding on TitleHolding @_unmask {
      number
      score
      isWalkover
      isDefence
      defences
      at
      cycle {
        id
        pagePath
        name
      }
      holder {
        id
        player {
          id
          ...PlayerName
        }
      }
      opponent {
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

/** A title as a whole. Nothing in it depends on who looks. */
export const kuksuTitleFragment = graphql(
  `
    fragment KuksuTitle on KuksuTitle @_unmask {
      id
      name
      description
      titleState: state
      cycles {
        id
        pagePath
        seriesNumber
        name
        status
        ...TournamentRow
      }
      current {
        id
        pagePath
        seriesNumber
        status
      }
      removableCycle {
        id
        pagePath
      }
      holder {
        id
        ...PlayerName
      }
      hallOfFame {
        ...TitleHolding
      }
    }
  `,
  [playerNameFragment, tournamentRowFragment, titleHoldingFragment],
);

export type KuksuTitle = ResultOf<typeof kuksuTitleFragment>;
export type TitleHolding = ResultOf<typeof titleHoldingFragment>;
