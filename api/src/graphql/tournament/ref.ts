import type { FormatKey } from '#formats/rules';
import { TOURNAMENT_PARTS } from '../../store/parts.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { TournamentInterface } from '../refs.ts';
import { nameOf, type NameOf } from '../type-name.ts';

/** The type of the tournaments of a format, which is named by its key; the format adds the fields that they have besides. */
export function tournamentType<const Key extends FormatKey>(format: Key, description: string): TournamentType<Key> {
  const name = nameOf(format, 'Tournament');
  return Object.assign(variantOf(name, description), { name });
}

/** The type of the tournaments of one format. */
export type TournamentType<Key extends FormatKey> = ReturnType<typeof variantOf> & {
  readonly name: NameOf<Key, 'Tournament'>;
};

function variantOf(variant: string, description: string) {
  return builder.prismaObject('Tournament', {
    variant,
    description,
    include: TOURNAMENT_PARTS,
    interfaces: [builder.nodeInterfaceRef(), TournamentInterface],
  });
}

/** What a tournament is played by beside its game, as it is stored: its format reads it. */
export type AgreedFormat = Pick<TournamentRecord, 'format' | 'settings'>;

/** The type of the settings of a format by its key, which the format describes and which has its name from it. */
export function formatSettingsRef<const Key extends FormatKey>(format: Key) {
  return builder.objectRef<AgreedFormat>(nameOf(format, 'Settings'));
}
