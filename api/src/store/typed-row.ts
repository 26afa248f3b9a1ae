import type {
  AccountId,
  BoardReportId,
  EntryId,
  EntryRequestId,
  GameId,
  GroupId,
  PairingId,
  PlayerId,
  ProtestId,
  RecurrenceId,
  RulingId,
  SeriesId,
  SeriesRulingId,
  StageId,
  TournamentId,
} from '../kernel/ids.ts';
import type { Message, Words } from '../kernel/message.ts';
import type { FormatKey, SeriesKind, SeriesRoleKey, SeriesRulingKey } from '#formats/rules';
import type { GameKey } from '#games/rules';
import type Models from './generated/pothos.ts';

/**
 * What the columns of each table are ids and keys of, which the database itself knows as text alone; those that are unknown before
 * their owner has read them; and those that are messages or words.
 */
interface Columns {
  Player: { id: PlayerId; accountId: AccountId | null; mergedIntoId: PlayerId | null; ownerId: PlayerId | null };
  PlayerClaim: { playerId: PlayerId; byId: PlayerId; decidedById: PlayerId | null };
  Rating: { playerId: PlayerId; game: GameKey };
  RatingChange: {
    playerId: PlayerId;
    game: GameKey;
    gameId: GameId | null;
    opponentId: PlayerId | null;
    byId: PlayerId | null;
  };
  Entry: { id: EntryId; tournamentId: TournamentId; playerId: PlayerId };
  EntryRequest: { id: EntryRequestId; tournamentId: TournamentId; answeredById: PlayerId | null };
  Tournament: {
    id: TournamentId;
    format: FormatKey;
    game: GameKey;
    directorId: PlayerId;
    settings: unknown;
    gameConfig: unknown;
    seriesId: SeriesId | null;
    seriesRole: SeriesRoleKey | null;
    recurrenceId: RecurrenceId | null;
  };
  Recurrence: { id: RecurrenceId };
  Official: { tournamentId: TournamentId; playerId: PlayerId; appointedById: PlayerId | null };
  Series: { id: SeriesId; kind: SeriesKind; directorId: PlayerId; settings: unknown };
  SeriesRuling: {
    id: SeriesRulingId;
    seriesId: SeriesId;
    kind: SeriesRulingKey;
    playerIds: PlayerId[];
    byId: PlayerId | null;
    text: Message;
  };
  Stage: { id: StageId; tournamentId: TournamentId; approvedById: PlayerId | null };
  Group: { id: GroupId; tournamentId: TournamentId; stageId: StageId };
  PointAdjustment: { rulingId: RulingId; groupId: GroupId; entryId: EntryId; takenBackById: RulingId | null };
  GroupEntry: { groupId: GroupId; entryId: EntryId };
  Pairing: {
    id: PairingId;
    tournamentId: TournamentId;
    groupId: GroupId;
    firstEntryId: EntryId | null;
    secondEntryId: EntryId | null;
  };
  Ruling: {
    id: RulingId;
    tournamentId: TournamentId;
    gameId: GameId | null;
    byId: PlayerId | null;
    reason: Words;
    text: Message;
    replaces: Message | null;
  };
  Rearrangement: { rulingId: RulingId; stageId: StageId; broken: unknown; drawn: unknown };
  Game: { id: GameId; tournamentId: TournamentId; pairingId: PairingId; firstEntryId: EntryId; secondEntryId: EntryId };
  ImportedRecord: { gameId: GameId; byId: PlayerId | null };
  BoardReport: {
    id: BoardReportId;
    tournamentId: TournamentId;
    gameId: GameId;
    winnerEntryId: EntryId | null;
    byId: PlayerId | null;
    decidedById: PlayerId | null;
  };
  Protest: { id: ProtestId; pairingId: PairingId; entryId: EntryId; answeredById: PlayerId | null };
}

/** A table whose ids and keys are typed. */
export type TypedModel = keyof Columns & keyof Models;

type Related<Model extends TypedModel, Relation> = Relation extends keyof Models[Model]['Relations']
  ? Models[Model]['Relations'][Relation] extends { Name: infer Name extends TypedModel }
    ? Name
    : never
  : never;

/** What was read of a table, with all that was read beside it, as Prisma gives it, but for its ids and keys, which are typed. */
export type TypedRow<Model extends TypedModel, Found> = Found extends (infer Item)[]
  ? TypedRow<Model, Item>[]
  : Found extends null
    ? null
    : {
        readonly [Name in keyof Found]: Name extends keyof Columns[Model]
          ? Columns[Model][Name]
          : [Related<Model, Name>] extends [never]
            ? Found[Name]
            : TypedRow<Related<Model, Name>, Found[Name]>;
      };

/**
 * Rows of a table with their ids and keys typed; nothing is done to them. Rows that name a game or a system that is not known here
 * keep the server from starting (`unknownKeys`).
 */
export function typed<Model extends TypedModel, Found>(_model: Model, found: Found): TypedRow<Model, Found> {
  return found as TypedRow<Model, Found>;
}
