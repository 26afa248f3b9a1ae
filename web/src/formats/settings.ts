import type { createMutation } from '../director/tournament-deeds.ts';
import type { ResultOf, VariablesOf } from '../graphql/tada.ts';
import { settingsPart, type SettingsPart } from '../settings/settings-part.ts';
import type { formatSettingsRead } from './fragments.ts';

/** What a tournament is played by beside its game, as it is read. */
export type FormatSettingsRead = ResultOf<typeof formatSettingsRead>;

/** The same as a tournament is given it. */
export type FormatSettingsInput = NonNullable<VariablesOf<typeof createMutation>['input']['formatSettings']>;

/** What can be chosen of a format, for a new tournament and until it starts. */
export type FormatSettings = SettingsPart<FormatSettingsRead, FormatSettingsInput>;

/** The settings of a format, by the name of their type. */
export const formatSettings = settingsPart<FormatSettingsRead, FormatSettingsInput>();
