import type { InputFieldRef } from '@pothos/core';
import type {
  AccountId,
  AnyId,
  EntryId,
  EntryRequestId,
  GameId,
  GroupId,
  MessageId,
  PlayerId,
  RulingId,
  SeriesId,
  StageId,
  TicketId,
  TournamentId,
} from '../kernel/ids.ts';
import type { builder } from './builder.ts';
import { GAME_NAMES, SERIES_NAMES, TOURNAMENT_NAMES, idNamed } from './global-id.ts';

type Types = typeof builder.$inferSchemaTypes;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

interface NamedIds {
  readonly names?: readonly string[];
}

/** Fields of inputs that name things of these types; commands get the ids in the database. */
export function idKind<Id extends AnyId>(names: readonly string[]) {
  const extensions = { names } satisfies NamedIds;
  return {
    /** One of them. */
    one: (t: InputFields, description: string) =>
      t.id({ required: true, description, extensions }) as InputFieldRef<Types, Id>,
    /** One of them or none. */
    optional: (t: InputFields, description: string) =>
      t.id({ description, extensions }) as InputFieldRef<Types, Id | null | undefined>,
    /** Any number of them. */
    many: (t: InputFields, description: string) =>
      t.idList({ required: true, description, extensions }) as InputFieldRef<Types, Id[]>,
    /** Any number of them, none where nothing is said. */
    some: (t: InputFields, description: string) =>
      t.idList({ required: true, defaultValue: [], description, extensions }) as InputFieldRef<Types, Id[]>,
    /** Any number of them, or nothing said about it. */
    optionalMany: (t: InputFields, description: string) =>
      t.idList({ description, extensions }) as InputFieldRef<Types, Id[] | null | undefined>,
  };
}

/** The ids that inputs of many commands name. */
export const ids = {
  account: idKind<AccountId>(['Account']),
  entryRequest: idKind<EntryRequestId>(['EntryRequest']),
  entry: idKind<EntryId>(['Entry']),
  game: idKind<GameId>(GAME_NAMES),
  group: idKind<GroupId>(['Group']),
  message: idKind<MessageId>(['ChatMessage']),
  player: idKind<PlayerId>(['Player']),
  ruling: idKind<RulingId>(['Ruling']),
  series: idKind<SeriesId>(SERIES_NAMES),
  stage: idKind<StageId>(['Stage']),
  ticket: idKind<TicketId>(['Ticket']),
  tournament: idKind<TournamentId>(TOURNAMENT_NAMES),
};

/** What a field of `idKind` was sent, as ids in the database; what any other field was sent as it is. */
export function withIds(value: unknown, { names }: NamedIds): unknown {
  if (names === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => withIds(item, { names }));
  return typeof value === 'string' ? idNamed(value, names) : value;
}
