import type { createMutation } from '../director/tournament-deeds.ts';
import type { ResultOf, VariablesOf } from '../graphql/tada.ts';
import { settingsPart, type SettingsPart } from '../settings/settings-part.ts';
import type { gameSettingsRead } from './fragments.ts';

/** What all games of a tournament are played by, as it is read. */
export type GameSettingsRead = ResultOf<typeof gameSettingsRead>;

/** The same as a new tournament is given it. */
export type GameSettingsInput = NonNullable<VariablesOf<typeof createMutation>['input']['gameSettings']>;

/** What can be chosen of a game when a tournament of it is made. */
export type GameSettings = SettingsPart<GameSettingsRead, GameSettingsInput>;

/** The settings of a game, by the name of their type. */
export const gameSettings = settingsPart<GameSettingsRead, GameSettingsInput>();
