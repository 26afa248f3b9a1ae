import { formatSettingsRead } from '../../formats/fragments.ts';
import { formatPlace } from '../../formats/registry.ts';
import { gameSettingsRead } from '../../games/fragments.ts';
import { GAME_KEYS } from '../../games/registry.ts';
import { graphql, type ResultOf } from '../../graphql/tada.ts';

/** All that a new tournament can be made of, and what is usual. */
export const choicesQuery = graphql(
  `
    query TournamentChoices {
      tournamentChoices {
        clock
        untimed
        games {
          game
          bounds {
            setting
            least
            most
          }
          usual {
            ...GameSettingsRead
          }
        }
        formats {
          format
          about
          maxPlayers
          minPlayers
          timeControl
          drawsLater
          series
          bounds {
            setting
            least
            most
          }
          refusedGames {
            game
            message
          }
          usual {
            ...FormatSettingsRead
          }
        }
      }
    }
  `,
  [gameSettingsRead, formatSettingsRead],
);

/** The series that a new tournament is made for, and the games of its tournaments. */
export const joinedQuery = graphql(`
  query SeriesToJoin($id: ID!) {
    series(id: $id) {
      __typename
      id
      name
      kind
      tournaments {
        id
        game
      }
    }
  }
`);

type Choices = ResultOf<typeof choicesQuery>['tournamentChoices'];
export type GameChoice = Choices['games'][number];
export type FormatChoice = Choices['formats'][number];
export type SeriesToJoin = NonNullable<ResultOf<typeof joinedQuery>['series']>;

/** What is offered: at least one game and one system, in the order in which pages name them. */
export interface Offer {
  readonly games: readonly [GameChoice, ...GameChoice[]];
  readonly formats: readonly [FormatChoice, ...FormatChoice[]];
  /** The usual time control with a clock, and without one. */
  readonly usual: { readonly clock: string; readonly untimed: string };
  readonly series: SeriesToJoin | null;
}

/** What is offered of these choices: in a series what belongs to it, everywhere the games that one of the systems takes; null: nothing can be made there. */
export function offerOf({ games, formats, clock, untimed }: Choices, series: SeriesToJoin | null): Offer | null {
  const played = series?.tournaments[0]?.game;
  const systems = formats
    .filter((choice) => series === null || choice.series === series.kind)
    .toSorted((one, other) => formatPlace(one.format) - formatPlace(other.format));
  const [game, ...otherGames] = games
    .filter((choice) => played === undefined || choice.game === played)
    .filter((choice) => systems.some((system) => refusalOf(system, choice.game) === null))
    .toSorted((one, other) => GAME_KEYS.indexOf(one.game) - GAME_KEYS.indexOf(other.game));
  const [format, ...otherFormats] = systems;
  if (game === undefined || format === undefined) return null;
  return { games: [game, ...otherGames], formats: [format, ...otherFormats], usual: { clock, untimed }, series };
}

/** Why a system does not take a game as it is usually played; null: it does. */
export const refusalOf = ({ refusedGames }: FormatChoice, game: GameChoice['game']): string | null =>
  refusedGames.find((refused) => refused.game === game)?.message ?? null;
