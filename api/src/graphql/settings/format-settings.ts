import { formatsHere } from '../../application/registered.ts';
import { FORMAT_TYPES } from '../../formats/graphql.ts';
import type { FormatKey } from '#formats/rules';
import { builder } from '../builder.ts';
import { TournamentInterface } from '../refs.ts';
import type { AgreedFormat } from '../tournament/ref.ts';
import { fieldNameOf, nameOf } from '../type-name.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { LASTING } from '../lasting.ts';

const withSettings = [...formatsHere.keys()].flatMap((key) => {
  const settings = FORMAT_TYPES[key]?.settings;
  return settings === undefined ? [] : [{ key, ...settings }];
});

/** The formats that have settings. */
export const FORMATS_WITH_SETTINGS: readonly FormatKey[] = withSettings.map(({ key }) => key);
const keys = new Set(FORMATS_WITH_SETTINGS);

const PlainFormatSettingsType = builder.objectRef<AgreedFormat>('PlainFormatSettings').implement({
  description: 'Of a system of play in which a director chooses nothing.',
  fields: (t) => ({ format: t.expose('format', { type: FormatKeyEnum, description: 'Which system.' }) }),
});

/** What a tournament is played by beside its game. */
export const FormatSettingsUnion = builder.unionType('FormatSettings', {
  description: 'What a tournament is played by beside its game, as its system of play calls it.',
  types: [...withSettings.map(({ type }) => type), PlainFormatSettingsType],
  resolveType: ({ format }) => (keys.has(format) ? nameOf(format, 'Settings') : 'PlainFormatSettings'),
});

/** The settings of the format of a tournament. */
export const FormatSettingsInput = builder.inputType('FormatSettingsInput', {
  description: 'Settings of a system of play: the field of the system that it is.',
  isOneOf: true,
  fields: (t) =>
    Object.fromEntries(
      withSettings.map(({ key, input }) => [
        fieldNameOf(key),
        t.field({ type: input, description: formatsHere.get(key) ?? '' }),
      ]),
    ),
});

builder.interfaceField(TournamentInterface, 'formatSettings', (t) =>
  t.field({
    extensions: LASTING,
    type: FormatSettingsUnion,
    description: 'What it is played by beside its game.',
    resolve: ({ format, settings }) => ({ format, settings }),
  }),
);
