import { graphql } from '../graphql/tada.ts';
import {
  backgammonCard,
  backgammonDice,
  backgammonInMatch,
  backgammonFeatured,
  backgammonMoment,
  backgammonPage,
  backgammonPending,
  backgammonStanding,
  backgammonThen,
} from './backgammon/backgammon-fragments.ts';
import { backgammonSettings } from './backgammon/backgammon-form.ts';
import { baoSettings } from './bao/bao-form.ts';
import { goSettings } from './go/go-form.ts';
import { baoEntry, baoFeatured, baoMoment, baoPage, baoStanding, baoThen } from './bao/bao-fragments.ts';
import { goCard, goFeatured, goMoment, goPage, goPending, goStanding, goThen } from './go/go-fragments.ts';
import { owareFeatured, owareMoment, owareStanding, owareThen } from './oware/oware-fragments.ts';

/** The board in letters, where it is of a game that has none of its own in the API. */
const plainPosition = graphql(`
  fragment PlainPositionShown on GamePosition @_unmask {
    __typename
    ... on PlainPosition {
      text
    }
  }
`);

// What each place of the page asks of a game, whichever is played: every game that has boards of its own has its line in each.

/** For saying whose move it is. */
export const gamePending = graphql(
  `
    fragment GamePending on Game @_unmask {
      __typename
      status
      ...BackgammonPending
      ...GoPending
    }
  `,
  [backgammonPending, goPending],
);

/** For a board among other boards. */
export const gameCard = graphql(
  `
    fragment GameCard on Game @_unmask {
      ...GamePending
      plain: position {
        ...PlainPositionShown
      }
      ...BackgammonCard
      ...BaoStanding
      ...GoCard
      ...OwareStanding
    }
  `,
  [gamePending, plainPosition, backgammonCard, baoStanding, goCard, owareStanding],
);

/** For the board that a page gives its height to. */
export const gameFeatured = graphql(
  `
    fragment GameFeatured on Game @_unmask {
      __typename
      ply
      plain: position {
        ...PlainPositionShown
      }
      ...BackgammonFeatured
      ...BaoFeatured
      ...GoFeatured
      ...OwareFeatured
    }
  `,
  [plainPosition, backgammonFeatured, baoFeatured, goFeatured, owareFeatured],
);

/** For how a game stands after a move of the viewer’s. */
export const gameStanding = graphql(
  `
    fragment GameStanding on Game @_unmask {
      __typename
      ...BackgammonStanding
      ...BaoStanding
      ...GoStanding
      ...OwareStanding
    }
  `,
  [backgammonStanding, baoStanding, goStanding, owareStanding],
);

/** For the page of a game. */
export const gamePage = graphql(
  `
    fragment GamePage on Game @_unmask {
      __typename
      ...BackgammonPage
      ...BaoPage
      ...GoPage
      ...OwareStanding
    }
  `,
  [backgammonPage, baoPage, goPage, owareStanding],
);

/** For a game of a match of several. */
export const gameInMatch = graphql(
  `
    fragment GameInMatch on Game @_unmask {
      __typename
      ...BackgammonInMatch
    }
  `,
  [backgammonInMatch],
);

/** For checking its dice. */
export const gameDice = graphql(
  `
    fragment GameDice on Game @_unmask {
      __typename
      ...BackgammonDice
    }
  `,
  [backgammonDice],
);

/** For a game after one ply of its record. */
export const gameMoment = graphql(
  `
    fragment GameMomentShown on GameMoment @_unmask {
      __typename
      notation
      plain: position {
        ...PlainPositionShown
      }
      ...BackgammonMomentShown
      ...BaoMomentShown
      ...GoMomentShown
      ...OwareMomentShown
    }
  `,
  [plainPosition, backgammonMoment, baoMoment, goMoment, owareMoment],
);

/** For a board among other boards as it was after one ply. */
export const gameThen = graphql(
  `
    fragment GameThen on GameMoment @_unmask {
      __typename
      plain: position {
        ...PlainPositionShown
      }
      ...BackgammonThen
      ...BaoThen
      ...GoThen
      ...OwareThen
    }
  `,
  [plainPosition, backgammonThen, baoThen, goThen, owareThen],
);

/** For the form of a new tournament: what its games are usually played by. */
export const gameSettingsRead = graphql(
  `
    fragment GameSettingsRead on GameSettings @_unmask {
      __typename
      ...BackgammonSettingsRead
      ...BaoSettingsRead
      ...GoSettingsRead
    }
  `,
  [backgammonSettings, baoSettings, goSettings],
);

/** For what a player of a tournament is in its game besides his rating. */
export const entryFigures = graphql(
  `
    fragment EntryFigures on Entry @_unmask {
      __typename
      ...BaoEntry
    }
  `,
  [baoEntry],
);
