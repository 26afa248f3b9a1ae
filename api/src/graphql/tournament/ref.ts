import type { FormatKey } from '#formats/rules';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { nameOf, type NameOf } from '../type-name.ts';

/** The type of the tournaments of a format, which is named by its key and described by the format. */
export function tournamentRef<const Key extends FormatKey>(format: Key): TournamentRef<Key> {
  return Object.assign(builder.objectRef<TournamentRecord>(nameOf(format, 'Tournament')), {
    name: nameOf(format, 'Tournament'),
  });
}

/** The type of the tournaments of one format. */
export type TournamentRef<Key extends FormatKey> = ReturnType<typeof builder.objectRef<TournamentRecord>> & {
  readonly name: NameOf<Key, 'Tournament'>;
};

/** What a tournament is played by beside its game, as it is stored: its format reads it. */
export type AgreedFormat = Pick<TournamentRecord, 'format' | 'settings'>;

/** The type of the settings of a format by its key, which the format describes and which has its name from it. */
export function formatSettingsRef<const Key extends FormatKey>(format: Key) {
  return builder.objectRef<AgreedFormat>(nameOf(format, 'Settings'));
}
