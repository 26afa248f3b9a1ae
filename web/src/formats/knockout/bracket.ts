import { gameInMatch } from '../../games/fragments.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';

/** A match as a box of the bracket shows it. Nothing in it depends on who looks. */
export const bracketMatchFragment = graphql(
  `
    fragment BracketMatch on BracketMatch @_unmask {
      id
      asOf
      number
      length
      state
      how
      winner {
        id
      }
      sides {
        points
        isLuckyLoser
        entry {
          id
          withdrawnAt
          disqualifiedAt
          player {
            id
            ...PlayerName
          }
        }
        from {
          id
          number
        }
      }
      currentGame {
        __typename
        id
        pagePath
        number
        status
        ...GameInMatch
      }
    }
  `,
  [playerNameFragment, gameInMatch],
);

/** A round: its matches in the order of the draw, none before it. Nothing in it depends on who looks. */
export const bracketRoundFragment = graphql(
  `
    fragment BracketRound on BracketRound @_unmask {
      number
      name
      size
      drawnAt
      missingLuckyLosers
      bye {
        id
        player {
          id
          ...PlayerName
        }
      }
      lastWeek {
        needed
        decided
        reachedAt
        endsAt
      }
      matches {
        ...BracketMatch
      }
    }
  `,
  [playerNameFragment, bracketMatchFragment],
);

export type MatchView = ResultOf<typeof bracketMatchFragment>;
export type SideView = MatchView['sides'][number];
export type RoundView = ResultOf<typeof bracketRoundFragment>;
