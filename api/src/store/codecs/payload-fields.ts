import { z } from 'zod';
import type {
  AnyId,
  BoardReportId,
  GameId,
  MessageId,
  PairingId,
  ProtestId,
  SeriesId,
  StageId,
  TicketId,
  TournamentId,
} from '../../kernel/ids.ts';
import { instant, millis, type Instant, type Millis } from '../../kernel/time.ts';

/** An id of this kind, as a payload has it. */
export const id = <Id extends AnyId>() => z.custom<Id>((value) => typeof value === 'string');
/** An instant, in milliseconds. */
export const moment = z.custom<Instant>((value) => typeof value === 'number').transform((value) => instant(value));
/** A length of time, in milliseconds. */
export const duration = z.custom<Millis>((value) => typeof value === 'number').transform((value) => millis(value));

/** What a payload is about. */
export const tournament = { tournamentId: id<TournamentId>() };
export const game = { gameId: id<GameId>(), ...tournament };
export const stage = { ...tournament, stageId: id<StageId>() };
export const match = { ...tournament, pairingId: id<PairingId>() };
export const protest = { ...match, protestId: id<ProtestId>() };
export const report = { ...match, reportId: id<BoardReportId>() };
export const message = { ...game, messageId: id<MessageId>() };
export const ticket = { ...tournament, ticketId: id<TicketId>() };
export const series = { seriesId: id<SeriesId>() };
export const ofSeries = { ...series, ...tournament };
