import type { Message, Words } from '../../kernel/message.ts';
import { SERIES, type FormatKey, type SeriesKind } from '#formats/rules';
import { formatModule } from '../../formats/application.ts';
import { DEFAULT_CONTROL_TEXT, USUAL_UNTIMED_TEXT } from '../../rules/clocks/control-notation.ts';
import { keysOf } from '../../store/series.ts';
import type { SettingBounds } from '../../rules/stored-settings.ts';
import type { GameKey } from '#games/rules';
import { readGameConfig } from '../tournament-settings.ts';
import { formatRulesOf, formatsHere, gamesHere } from '../registered.ts';
import { rulesOf } from '../state/game-rules.ts';

/** A game that a tournament can be made of, and what it is usually played by, as it is stored. */
export interface GameChoice {
  readonly game: GameKey;
  readonly about: Words;
  readonly gameConfig: unknown;
  readonly bounds: SettingBounds;
}

/** A game that a format does not take as it is usually played, and why, as a sentence. */
export interface RefusedGame {
  readonly game: GameKey;
  readonly message: Message;
}

/** A format by which directors make tournaments, with what is usual in it. */
export interface FormatChoice {
  readonly format: FormatKey;
  readonly about: Words;
  readonly settings: unknown;
  readonly bounds: SettingBounds;
  /** Whether it draws anything after the start that could wait for its director. */
  readonly drawsLater: boolean;
  /** The fewest and the most players under the usual settings. */
  readonly sizes: { readonly min: number; readonly max: number };
  readonly timeControl: string;
  /** The kind of series that its tournaments join; null: none. */
  readonly series: SeriesKind | null;
  readonly refused: readonly RefusedGame[];
}

/** All that a new tournament can be made of; what is usual in each part comes from the game or format itself. */
export interface TournamentChoices {
  readonly games: readonly GameChoice[];
  readonly formats: readonly FormatChoice[];
  /** The usual time control with a clock and without one. */
  readonly clock: string;
  readonly untimed: string;
}

const gameChoices: readonly GameChoice[] = [...gamesHere.keys()].map((game) => ({
  game,
  about: rulesOf(game).about,
  gameConfig: rulesOf(game).usual,
  bounds: rulesOf(game).bounds,
}));

const formatChoices: readonly FormatChoice[] = [...formatsHere.keys()].flatMap((format) => {
  if (formatModule(format).onlyInSeries !== undefined) return [];
  const series = keysOf<SeriesKind>(SERIES).find((kind) => SERIES[kind].format === format) ?? null;
  const usual = formatRulesOf(format).usual();
  const refused = gameChoices.flatMap(({ game, gameConfig }) => {
    const taken = readGameConfig(game, gameConfig, usual);
    return taken.ok ? [] : [{ game, message: taken.error.message }];
  });
  const { settings, sizes } = usual;
  const { about, timeControl, bounds } = formatRulesOf(format);
  const drawsLater = (usual.arranging?.drawsMore ?? null) !== null;
  return [{ format, about, settings, bounds, drawsLater, sizes, timeControl: timeControl.written, series, refused }];
});

/** All that a new tournament can be made of, the same for everybody. */
export const tournamentChoices: TournamentChoices = {
  games: gameChoices,
  formats: formatChoices,
  clock: DEFAULT_CONTROL_TEXT,
  untimed: USUAL_UNTIMED_TEXT,
};
