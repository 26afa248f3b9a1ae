import { gamesHere } from '../../application/registered.ts';
import { GAME_TYPES, type GameTypes } from '../../games/graphql.ts';
import type { GameKey } from '#games/rules';
import { builder } from '../builder.ts';
import type { AgreedGame } from '../game/ref.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { TournamentInterface } from '../refs.ts';
import { fieldNameOf, nameOf } from '../type-name.ts';

const games: Readonly<Partial<Record<GameKey, GameTypes<GameKey>>>> = GAME_TYPES;
const withSettings = [...gamesHere.keys()].flatMap((key) => {
  const settings = games[key]?.settings;
  return settings === undefined ? [] : [{ key, ...settings }];
});

/** The games that have settings. */
export const GAMES_WITH_SETTINGS: readonly GameKey[] = withSettings.map(({ key }) => key);
const keys = new Set(GAMES_WITH_SETTINGS);

const PlainGameSettingsType = builder.objectRef<AgreedGame>('PlainGameSettings').implement({
  description: 'Of a game in which nothing is to be agreed before the first move.',
  fields: (t) => ({ game: t.expose('game', { type: GameKeyEnum, description: 'Which game.' }) }),
});

/** What all games of a tournament are played by. */
export const GameSettingsUnion = builder.unionType('GameSettings', {
  description: 'What all games of a tournament are played by, as the game that is played calls it.',
  types: [...withSettings.map(({ type }) => type), PlainGameSettingsType],
  resolveType: ({ game }) => (keys.has(game) ? nameOf(game, 'Settings') : 'PlainGameSettings'),
});

/** The settings of the game of a new tournament. */
export const GameSettingsInput = builder.inputType('GameSettingsInput', {
  description: 'What all games of a new tournament are played by: the field of the game that is played.',
  isOneOf: true,
  fields: (t) =>
    Object.fromEntries(
      withSettings.map(({ key, input }) => [
        fieldNameOf(key),
        t.field({ type: input, description: gamesHere.get(key) ?? '' }),
      ]),
    ),
});

builder.interfaceField(TournamentInterface, 'gameSettings', (t) =>
  t.field({
    type: GameSettingsUnion,
    description: 'What all its games are played by.',
    resolve: ({ game, gameConfig }) => ({ game, gameConfig }),
  }),
);
